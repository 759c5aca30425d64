// web/src/lib/breakpoints.ts
/** The five widths at which layouts change, in CSS pixels at the usual size of text. */
var widths = {
  smallPhone: 380,
  phone: 600,
  narrow: 720,
  tablet: 900,
  laptop: 1280,
};
var isKey = (name) => name in widths;
/** With larger text, a window has room for less, and has the layout of a narrower one. */
var inEm = (pixels) => `${String(pixels / 16)}em`;
/** For `matchMedia`: the condition of `@media (--below-<name>)`. Hundredths because windows can have fractions of a pixel. */
var below = (name) => `(max-width: ${inEm(widths[name] - 0.02)})`;
Object.fromEntries(
  Object.keys(widths)
    .filter(isKey)
    .flatMap((name) => {
      const words = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
      return [
        [`--below-${words}`, `(width < ${inEm(widths[name])})`],
        [`--from-${words}`, `(width >= ${inEm(widths[name])})`],
      ];
    }),
);
export { below as t };
