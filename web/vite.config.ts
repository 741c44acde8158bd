import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vitest/config';
import { BREAKPOINTS } from './src/look/breakpoints.ts';

/** `import body from 'icon:laurels'` gives the drawing of a game-icons icon, and only that one. */
function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: { icons: Record<string, { body: string }> } | undefined;
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      set ??= JSON.parse(readFileSync(file, 'utf8'));
      const icon = set!.icons[id.slice(6)];
      if (!icon) this.error(`game-icons has no ${id.slice(6)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

/** `@media (--phone)` is the breakpoint of that name. */
const breakpoints = {
  postcssPlugin: 'breakpoints',
  AtRule: {
    media(rule: { params: string; error(message: string): Error }) {
      rule.params = rule.params.replace(/\(--(\w+)\)/g, (_, name: string) => {
        if (!(name in BREAKPOINTS)) throw rule.error(`there is no breakpoint ${name}`);
        return BREAKPOINTS[name as keyof typeof BREAKPOINTS];
      });
    },
  },
};

export default defineConfig({
  plugins: [svelte(), icons()],
  css: { postcss: { plugins: [breakpoints] } },
  build: {
    outDir: '../src/lusoria/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8753', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node' },
});
