/** The five widths at which layouts change, in CSS pixels. */
const widths = { smallPhone: 380, phone: 600, narrow: 720, tablet: 900, laptop: 1280 };

type Name = keyof typeof widths;

const isKey = (name: string): name is Name => name in widths;

/** For `matchMedia`: the condition of `@media (--below-<name>)`. Hundredths because windows can have fractions of a pixel. */
export const below = (name: Name) => `(max-width: ${String(widths[name] - 0.02)}px)`;

/** `--below-phone` and `--from-phone`, and so on, for style sheets: the build replaces them by their conditions. */
export const customMedia: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(widths)
    .filter(isKey)
    .flatMap((name) => {
      const words = name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`);
      return [
        [`--below-${words}`, `(width < ${String(widths[name])}px)`],
        [`--from-${words}`, `(width >= ${String(widths[name])}px)`],
      ];
    }),
);
