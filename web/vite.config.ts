import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
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

/** What a page that needs no server may do: neither inline scripts nor other sites. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** The page that needs no server says itself what it may do, and can be installed. */
const alone: Plugin = {
  name: 'alone',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' } },
  ],
};

/** With `--mode alone` it is the page that needs no server: see `site.py`. */
export default defineConfig(({ mode }) => ({
  base: mode === 'alone' ? './' : '/',
  publicDir: mode === 'alone' ? 'alone' : 'served',
  plugins: [svelte(), icons(), ...(mode === 'alone' ? [alone] : [])],
  resolve: { alias: { maker: fileURLToPath(new URL(`src/transport/${mode === 'alone' ? 'worker' : 'http'}.ts`, import.meta.url)) } },
  worker: { format: 'es' as const },
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
  // on a busy machine even reading what a test needs takes its time
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 60_000 },
}));
