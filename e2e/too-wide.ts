/** Runs in the page: every text and field that is wider than the page or a box around it, unless that box cuts it. */
export function findTooWide(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  const nameOf = (element: Element) =>
    `${element.tagName}.${element.getAttribute('class')?.slice(0, 60)}`;
  const note = (element: Element, what: string) => found.push(`${nameOf(element)}: ${what}`);

  /** Where a text or field leaves a box that neither cuts it nor is made to scroll sideways. */
  function leaves(from: Element, first: number, last: number, allowedPx = 1): Element | null {
    let [left, right] = [first, last];
    for (let box: Element | null = from; box && box !== document.body;) {
      const style = getComputedStyle(box);
      // A text that only screen readers have, and what is not shown, takes no room.
      if (style.clipPath !== 'none' || style.visibility === 'hidden' || style.opacity === '0')
        return null;
      const { left: start, right: end, width } = box.getBoundingClientRect();
      const isBox = style.display !== 'inline' && style.display !== 'contents' && width > 0;
      const isVisible = style.overflowX === 'visible';
      if (isBox && isVisible && (right > end + allowedPx || left < start - allowedPx)) return box;
      if (isBox && !isVisible) {
        // What it cuts is as wide as the box, which can be too wide itself, unless it is meant to reach the edge of a phone.
        const margin = Math.min(
          Number.parseFloat(style.marginLeft),
          Number.parseFloat(style.marginRight),
          0,
        );
        [left, right] = [Math.max(left, start - margin), Math.min(right, end + margin)];
      }
      const isApart = style.position === 'absolute' || style.position === 'fixed';
      box = isApart && box instanceof HTMLElement ? box.offsetParent : box.parentElement;
    }
    return right > root.clientWidth + 1 || left < -1 ? root : null;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const { parentElement: parent } = node;
    if (!text || !parent) continue;
    // Each word apart, as the spaces at the end of a line take no room.
    const words = [...(node.textContent ?? '').matchAll(/\S+/g)];
    const lines = words.flatMap(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    });
    if (lines.length === 0) continue;
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    const box = leaves(parent, left, right);
    if (box) note(box, `${text.slice(0, 30)} (${Math.round(left)} to ${Math.round(right)})`);
  }
  // Buttons without a frame stand a little outside of their box, so that their words are at its edge.
  for (const field of document.querySelectorAll('input, textarea, button')) {
    const { left, right, width } = field.getBoundingClientRect();
    const box = width > 1 && field.parentElement && leaves(field.parentElement, left, right, 16);
    if (box) note(field, `leaves ${nameOf(box)}`);
    if (field.tagName === 'TEXTAREA' && field.scrollWidth > field.clientWidth + 1)
      note(field, 'scrolls sideways');
  }
  // What is made to scroll sideways is a list; a column that does so holds something too wide.
  for (const box of document.querySelectorAll('section, main, aside, form, [role=dialog]')) {
    const { overflowX } = getComputedStyle(box);
    const { clientWidth, scrollWidth } = box;
    // The table of a chart is for screen readers alone.
    if (clientWidth > 1 && /auto|scroll/.test(overflowX) && scrollWidth > clientWidth + 1)
      note(box, `scrolls sideways: ${scrollWidth} of ${clientWidth}`);
  }
  if (root.scrollWidth > root.clientWidth + 1) note(root, `is ${root.scrollWidth} px wide`);
  return found;
}
