/** Puts a text on the clipboard and tells whether it is there: without a secure context in the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // not allowed: the old way may be
  }
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  box.className = 'seen-by-readers';
  const before = document.activeElement;
  (document.querySelector('dialog[open]') ?? document.body).append(box);
  box.select();
  const done = document.execCommand('copy');
  box.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
