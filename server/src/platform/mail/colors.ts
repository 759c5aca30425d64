/** The neutral colours of the web. */
export const light = {
  page: '#faf8f5',
  card: '#ffffff',
  sunken: '#f3efeb',
  line: '#e8e2dc',
  ink: '#231a1c',
  soft: '#574c4d',
};

const dark: typeof light = {
  page: '#151112',
  card: '#1e191a',
  sunken: '#110e0f',
  line: '#352d2e',
  ink: '#f5efec',
  soft: '#c3b8b5',
};

/** Styles for readers who prefer a dark scheme. */
export const darkSheet = `@media (prefers-color-scheme:dark){${[
  `.page{background:${dark.page}!important}`,
  `.card{background:${dark.card}!important;border-color:${dark.line}!important}`,
  `.sunken{background:${dark.sunken}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft{color:${dark.soft}!important}`,
].join('')}}`;

/** White or black, whichever is easier to read on this colour. */
export function textOn(color: string) {
  const on = luminance(color) + 0.05;
  return 1.05 / on >= on / (luminance(light.ink) + 0.05) ? '#ffffff' : light.ink;
}

/** Relative luminance, as WCAG defines it. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
