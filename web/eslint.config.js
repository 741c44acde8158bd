/** What is looked for in the page's sources, beyond their types. */

import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';
import config from './svelte.config.js';

export default defineConfig(
  globalIgnores(['src/api/schema.d.ts', 'src/games/*/engine.ts']), // generated
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      eqeqeq: 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
    rules: {
      'prefer-const': 'off', // the next one knows runes
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'], destructuring: 'all' }],
      'svelte/no-at-html-tags': 'off', // icons and drawings are texts of SVG, and all of them ours
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check warns of these, and a reason stands behind the code
      'svelte/prefer-svelte-reactivity': 'off', // where nobody watches, a plain one will do
      'svelte/no-useless-children-snippet': 'off',
    },
  },
);
