/**
 * Writes the Python of the page that needs no server: `node runtime.mjs OUT SOURCES PACKAGES`.
 * What runs there is packed by the Python that will run it.
 */

import { copyFileSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const [out, src, packages] = process.argv.slice(2);
const home = dirname(fileURLToPath(import.meta.resolve('pyodide')));

process.on('uncaughtException', failed);
try {
  const { info } = JSON.parse(readFileSync(join(home, 'pyodide-lock.json'), 'utf8'));
  const python = await loadPyodide({ lockFileContents: { info, packages: {} } });
  for (const [name, folder] of Object.entries({ out, src, packages })) {
    python.FS.mkdirTree(`/${name}`);
    python.mountNodeFS(`/${name}`, folder);
  }
  python.runPython(readFileSync(join(import.meta.dirname, 'runtime.py'), 'utf8'));
  python.runPython('pack()');
  for (const file of ['pyodide.asm.mjs', 'pyodide.asm.wasm']) copyFileSync(join(home, file), join(out, file));
} catch (error) {
  failed(error);
}

/** Says why; node would show a megabyte of source with it. */
function failed(error) {
  console.error(error.message);
  process.exit(1);
}
