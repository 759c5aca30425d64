/**
 * For the `ref` of a text: makes it as wide as its longest line. Style sheets can't: a text that wraps takes all the width
 * it may have, and its lines end before.
 */
export function hugged(text: HTMLElement) {
  const measure = () => hug(text);
  measure();
  // The first texts are measured before their font is there.
  void document.fonts?.ready.then(measure);
  addEventListener('resize', measure);
  return () => removeEventListener('resize', measure);
}

function hug(text: HTMLElement) {
  text.style.maxWidth = '';
  const range = document.createRange();
  range.selectNodeContents(text);
  const lines = [...range.getClientRects()];
  if (lines.length < 2) return;
  const start = Math.min(...lines.map(({ left }) => left));
  const end = Math.max(...lines.map(({ right }) => right));
  text.style.maxWidth = `${Math.ceil(end - start) + 1}px`;
}
