/** The five widths at which layouts change, in CSS pixels at the usual size of text. */
const widths = { smallPhone: 380, phone: 600, narrow: 720, tablet: 900, laptop: 1280 };

type Name = keyof typeof widths;

const isKey = (name: string): name is Name => name in widths;

/** With larger text, a window has room for less, and has the layout of a narrower one. */
const inEm = (pixels: number) => `${String(pixels / 16)}em`;

/** For `matchMedia`: the condition of `@media (--below-<name>)`. Hundredths because windows can have fractions of a pixel. */
export const below = (name: Name) => `(max-width: ${inEm(widths[name] - 0.02)})`;

/** `--below-phone` and `--from-phone`, and so on, for style sheets: the build replaces them by their conditions. */
export const customMedia: Readonly<Record<string, string>> = Object.fromEntries(
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
