/** Runs in the page: texts in the brackets of the pseudo-language that a box cuts off, with dots or without. */
export function findCut(): string[] {
  const found: string[] = [];
  const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node;
    // What people wrote, and names and emails, may be as long as anything.
    if (!parent?.checkVisibility() || !textContent?.includes('⟦')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const cut = lines.length > 0 && cutsOff(parent, lines);
    if (cut) found.push(`${textContent.trim().slice(0, 60)}, by ${cut}`);
  }
  return found;

  function cutsOff(from: Element, lines: readonly DOMRect[]) {
    const left = Math.min(...lines.map((line) => line.left));
    const right = Math.max(...lines.map((line) => line.right));
    const bottom = Math.max(...lines.map((line) => line.bottom));
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { overflowX, overflowY, clipPath, visibility, opacity } = style;
      // What only screen readers have, and what is not shown.
      if (clipPath !== 'none' || visibility === 'hidden' || opacity === '0') return null;
      // What scrolls is not cut off, nor are quoted words that are shortened to some lines.
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || style.webkitLineClamp !== 'none')
        return null;
      const edges = box.getBoundingClientRect();
      const isCut =
        (isCutting(overflowX) && (right > edges.right + 1 || left < edges.left - 1)) ||
        (isCutting(overflowY) && bottom > edges.bottom + 4);
      if (isCut) return `${box.tagName}.${box.getAttribute('class')?.slice(0, 60)}`;
    }
    return null;
  }
}
