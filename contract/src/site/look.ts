import { type BrandColors, brandTokenNames, defaultColors, schemes } from './brand-tokens.ts';
import { type Corners, cornerRadii } from './corners.ts';
import {
  type FontFamilyName,
  type FontPairName,
  type FontSubset,
  fontFamilies,
  fontFile,
  fontPair,
  fontSubsets,
} from './fonts.ts';
import { type Look, defaultLook } from './default-look.ts';
import { paletteOf } from './palette.ts';

/** The style sheet of a site whose look is not the default one, and nothing for the default one. */
export function styleOf(look: Look): string {
  const { light, dark } = colorsOf(look.colors);
  return [
    ...fontPair(look.fonts).families.flatMap(facesOf),
    // Twice the root, so that it also wins over a style sheet that comes later.
    ruleOf(':root:root', [...light, ...cornersOf(look.corners), ...fontsOf(look.fonts)]),
    // Browsers that do not know light-dark() have no build that would write it for them.
    ruleOf(':root:root[data-mantine-color-scheme=dark]', dark),
  ].join('');
}

const ruleOf = (selector: string, variables: readonly string[]) =>
  variables.length > 0 ? `${selector}{${variables.join(';')}}` : '';

/** What the head of each page has of a look and of `more` style, with the placeholder of the nonce. */
export function headOf(look: Look, more = ''): string {
  const { first } = fontPair(look.fonts);
  const style = styleOf(look) + more;
  return [
    // The browser fetches it before it has read the style sheet.
    first && `<link rel="preload" href="${first}" as="font" type="font/woff2" crossorigin />`,
    style && `<style nonce="__NONCE__">${style}</style>`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The fill of buttons in mails, on which white is read. */
export const mailColorOf = ({ colors }: Pick<Look, 'colors'>): string =>
  paletteOf(colors).tokens['brand-6'].light;

/** The tokens that are not those of the style sheet, and in dark those that are not the same in light. */
function colorsOf(colors: BrandColors) {
  const [own, standard] = [paletteOf(colors).tokens, paletteOf(defaultColors).tokens];
  const changed = brandTokenNames.filter((name) =>
    schemes.some((scheme) => own[name][scheme] !== standard[name][scheme]),
  );
  const differing = changed.filter((name) => own[name].light !== own[name].dark);
  return {
    light: changed.map((name) => `--${name}:${own[name].light}`),
    dark: differing.map((name) => `--${name}:${own[name].dark}`),
  };
}

const cornersOf = (corners: Corners) =>
  corners === defaultLook.corners
    ? []
    : Object.entries(cornerRadii[corners]).map(([step, radius]) => `--r-${step}:${radius}px`);

function fontsOf(fonts: FontPairName): string[] {
  const { display, ui } = fontPair(fonts);
  return [display && `--font-display:${display}`, ui && `--font-ui:${ui}`].filter(
    (each) => each !== undefined,
  );
}

function facesOf(name: FontFamilyName): string[] {
  const { family, version, weights } = fontFamilies[name];
  return Object.entries(fontSubsets).map(
    ([subset, range]) =>
      `@font-face{font-family:'${family}';font-display:swap;font-weight:${weights};src:url(${fontFile(name, subset as FontSubset, version)}) format('woff2-variations');unicode-range:${range}}`,
  );
}
