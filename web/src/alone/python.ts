/**
 * Python in a worker: Pyodide, with the one archive of modules that the tables and the bots import.
 * Its large files come compressed whatever the web space does, and are unpacked here.
 */

import { loadPyodide, type PyodideAPI } from 'pyodide';

/** What `web/site.py` has packed: where it is, and how many bytes are to come. */
interface Packed {
  folder: string;
  sizes: Record<string, number>;
  info: Record<string, string>;
}

const PACKED = '.packed';
const LIBRARY = 'library.zip';
const { folder, sizes, info } = JSON.parse(import.meta.env.VITE_RUNTIME as string) as Packed;
const HOME = new URL(`../${folder}/`, self.location.href).href;

/** What can be imported from no archive is put beside it first. */
const BESIDE = `
import os, sys, zipimport
def beside(folder):
    archive = zipimport.zipimporter(next(path for path in sys.path if path.endswith(".zip")))
    read = lambda name: archive.get_data(os.path.join(archive.archive, "beside", name))
    for name in read("names").decode().split("\\n"):
        path = os.path.join(folder, name)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(read(name))
beside(next(path for path in sys.path if path.endswith("site-packages")))
`;

/** Starts it; `told` hears which share of it has come. */
export async function startPython(told: (share: number) => void): Promise<PyodideAPI> {
  const fetched = self.fetch.bind(self);
  const large = Object.entries(sizes).filter(([name]) => name.endsWith(PACKED));
  const all = large.reduce((sum, [, size]) => sum + size, 0);
  let come = 0;
  self.fetch = async (input, init) => {
    const name = String(input).slice(HOME.length);
    if (!(name + PACKED in sizes) || !String(input).startsWith(HOME)) return fetched(input, init);
    const answer = await fetched(String(input) + PACKED, init);
    if (!answer.ok || !answer.body) return answer;
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        come += chunk.length;
        told(come / all);
        controller.enqueue(chunk);
      },
    });
    const unpacked = answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
    const type = name.endsWith('.wasm') ? 'application/wasm' : 'application/zip';
    return new Response(unpacked, { headers: { 'Content-Type': type } });
  };
  const python = await loadPyodide({
    indexURL: HOME,
    stdLibURL: HOME + LIBRARY,
    lockFileContents: { info, packages: {} } as never,
    env: { LUSORIA_PURE: '1' },
  });
  self.fetch = fetched;
  python.runPython(BESIDE);
  return python;
}
