const signs = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Calls back once, at the next sign that someone is at the page: a page that is visible may be on a screen that no one looks
 * at. Returns a function that stops it, like an effect of a component.
 */
export function onAttention(callback: () => void) {
  const stop = new AbortController();
  const attend = () => {
    stop.abort();
    callback();
  };
  // Before what the page does with it, such as closing what was seen.
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const sign of signs) addEventListener(sign, attend, options);
  return () => stop.abort();
}
