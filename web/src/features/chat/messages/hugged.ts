/**
 * For the `ref` of a text: makes it as wide as its longest line. Style sheets can't: a text that wraps takes all the width
 * it may have, and its lines end before. The row of the message says how much that is, whatever narrows it.
 */
export function hugged(text: HTMLElement) {
  const row = text.closest('li') ?? text;
  let width = row.clientWidth;
  const measure = () => hug(text, row);
  measure();
  // The first texts are measured before their font is there.
  void document.fonts?.ready.then(measure);
  // The new width of the text may change the height of the row.
  const observer = new ResizeObserver(() => {
    if (row.clientWidth === width) return;
    width = row.clientWidth;
    measure();
  });
  observer.observe(row);
  return () => observer.disconnect();
}

function hug(text: HTMLElement, row: Element) {
  text.style.maxWidth = '';
  // While nothing is shown, as in a pane that is on its way, each letter would be a line.
  if (row.clientWidth === 0) return;
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()];
  if (lines.length < 2) return;
  const start = Math.min(...lines.map(({ left }) => left));
  const end = Math.max(...lines.map(({ right }) => right));
  text.style.maxWidth = `${Math.ceil(end - start) + 1}px`;
}
