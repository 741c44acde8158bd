/** Where the page changes with its window: for CSS as `@media (--phone)`, for scripts as `new MediaQuery(BREAKPOINTS.phone)`. */

export const BREAKPOINTS = {
  /** The bar has no room for a name. */
  tiny: '(max-width: 389px)',
  /** Nor for a name and a clock. */
  slim: '(max-width: 479px)',
  phone: '(max-width: 599px)',
  /** One column: nothing stands beside the board. */
  column: '(max-width: 899px)',
  /** Without a side: log, rules and talk come in a drawer. */
  narrow: '(max-width: 1279px)',
  /** A phone that lies. */
  flat: '(max-height: 480px)',
  /** Laptops, by how much of their height is the page's. */
  lowest: '(max-height: 720px)',
  lower: '(max-height: 760px)',
  low: '(max-height: 800px)',
  lowish: '(max-height: 1000px)',
} as const;
