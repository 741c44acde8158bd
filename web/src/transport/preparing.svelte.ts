/** How far that which answers the page is ready. A server is; what runs in the browser has to come first. */

class Preparing {
  /** From 0 to 1. */
  share = $state(1);
  failed = $state(false);
}

export const preparing = new Preparing();
