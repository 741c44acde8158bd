/** SVG files as symbols, each under the name of its file: `<use href="#coin">` draws one. */
export function symbols(files: Record<string, string>): string {
  return Object.entries(files)
    .map(([path, svg]) => {
      const id = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
      const box = /viewBox="([^"]+)"/.exec(svg)![1];
      const inner = svg.replace(/^[^>]*>/, '').replace(/<\/svg>\s*$/, '');
      return `<symbol id="${id}" viewBox="${box}" overflow="visible">${inner}</symbol>`;
    })
    .join('');
}
