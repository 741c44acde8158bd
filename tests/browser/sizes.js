// What is wrong with what is drawn, in words. Frames have passed since the window got its size, and
// what comes and goes has come.
async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  for (const animation of document.getAnimations()) animation.finish();
  await new Promise(requestAnimationFrame);
  const wrong = [];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const box = (node) => node.getBoundingClientRect();
  const inside = (a, b, by = 1) =>
    a.left >= b.left - by && a.right <= b.right + by &&
    a.top >= b.top - by && a.bottom <= b.bottom + by;
  const meet = (a, b, by = 1) =>
    a.left < b.right - by && b.left < a.right - by && a.top < b.bottom - by && b.top < a.bottom - by;
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const name = (node) => `${node.dataset.el ?? node.closest('[data-el]')?.dataset.el} "${node.textContent.trim()}"`;
  const words = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };

  // the cards in hand, drawn or taken up
  const cards = all('.fan [data-el]');
  for (const card of cards) {
    const told = [...card.querySelectorAll(':scope > :not(.under) :is([data-name], [data-brief]), :scope > svg :is(.cname, .ctext)')];
    if (told.length < 2) wrong.push(`without its effect: ${card.dataset.el}`);
    const pieces = [...card.querySelectorAll('.shield, .price, .count')].map(box);
    for (const text of told) {
      for (const line of words(text)) {
        if (!inside(line, box(card)) || !inside(line, room)) wrong.push(`cut: ${name(text)}`);
        if (pieces.some((piece) => meet(piece, line, 3))) wrong.push(`under a piece: ${name(text)}`);
        if (line.height < 10) wrong.push(`too small, ${line.height}: ${name(text)}`);
        for (const u of [0.02, 0.25, 0.5, 0.75, 0.98]) {
          const hit = document.elementFromPoint(line.left + u * line.width, (line.top + line.bottom) / 2);
          if (hit?.closest('[data-el]') !== card) wrong.push(`covered: ${name(text)}`);
        }
      }
    }
  }

  const tags = all('.tag');
  tags.forEach((tag, i) => {
    if (!inside(box(tag), room)) wrong.push(`tag outside: ${name(tag)}`);
    for (const other of tags.slice(i + 1))
      if (meet(box(tag), box(other))) wrong.push(`tags over each other: ${name(tag)}, ${name(other)}`);
    const hit = document.elementFromPoint((box(tag).left + box(tag).right) / 2, (box(tag).top + box(tag).bottom) / 2);
    if (!hit || !(tag.contains(hit) || tag.closest('[data-el]')?.contains(hit))) wrong.push(`tag covered: ${name(tag)}`);
  });

  // every element is on the screen, dice, money and buttons above all
  for (const node of all('.roma [data-el], .foot button[data-action], [data-prompt]'))
    if (!inside(box(node), room, 2)) wrong.push(`outside: ${name(node)}`);
  const sum = document.querySelector('.sum');
  for (const place of sum ? all('[data-el^="place:"]') : [])
    if (meet(box(sum), box(place), 6)) wrong.push(`the sum covers ${place.dataset.el}`);

  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push('the page scrolls');
  for (const node of all('.stage, .roma, .board, .foot, .fan'))
    if (node.scrollHeight > node.clientHeight + 3 && ['auto', 'scroll'].includes(getComputedStyle(node).overflowY))
      wrong.push(`scrolls: ${node.className}`);
  return { wrong: [...new Set(wrong)], cards: cards.length };
}
