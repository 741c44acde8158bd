/** What is looked for in the page's styles: sizes, spaces, layers and breakpoints have names (look/theme.css, look/breakpoints.ts). */

const FLUID = '/^(clamp|min|max|calc)\\(/'; // what grows with its room
const SIZE = '/^var\\((--[a-z]+-size, var\\()?--t\\d+\\)+$/'; // of the scale, also where a board may say another
const DRAWN = ['/^\\{/', '/^var\\(--value, /']; // as large as what is drawn beside it

export default {
  ignoreFiles: ['node_modules/**', '**/*.ts'],
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  rules: {
    'declaration-property-value-allowed-list': {
      'font-size': [SIZE, FLUID, ...DRAWN, 'inherit', '/em$/'],
      font: ['inherit', '/^\\d{3} (var\\(--t\\d+\\)|[\\d.]+em|clamp\\(.*\\)) ?(/|var)/'],
      'z-index': ['/^var\\(--z-[a-z]+\\)$/', 'auto'],
    },
    'declaration-property-value-disallowed-list': {
      // what is not a step of the scale is an optical correction, and odd
      '/^(padding|margin|gap|row-gap|column-gap)/': ['/(^|[ (])(2|4|6|8|10|12|14|16|20|24|32|48)px/'],
    },
    'media-feature-name-disallowed-list': ['/width$/', '/height$/'],
    'block-no-empty': true,
    'color-no-invalid-hex': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'no-duplicate-selectors': true,
    'no-invalid-double-slash-comments': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
  },
};
