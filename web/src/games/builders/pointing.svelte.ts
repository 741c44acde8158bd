/** What the pointer or the focus is on right now: unlike what was looked at last, it ends. */

export class Pointing {
  el = $state<string | null>(null);

  /** To be spread on what holds the elements. */
  readonly on = {
    onpointerover: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') this.el = elementOf(event);
    },
    onpointerleave: () => (this.el = null),
    onfocusin: (event: FocusEvent) => (this.el = elementOf(event)),
    onfocusout: () => (this.el = null),
  };
}

function elementOf({ target }: Event): string | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-el]')?.dataset.el ?? null) : null;
}
