// This file has no colors: what needs only the name of a pair does not load the palette.

interface FontFamily {
  /** Its package is `@fontsource-variable/<name>` in this version: a file has the version in its address, as it never changes. */
  readonly version: string;
  readonly family: string;
  readonly weights: string;
  /** What is shown until it is there. */
  readonly fallback: string;
}

const sans = "system-ui,-apple-system,'Segoe UI',sans-serif";
const serif = "Georgia,'Times New Roman',serif";

/** Fonts that are no part of the style sheet, and are fetched by pages of a site that chose them. */
export const fontFamilies = {
  lora: { version: '5.3.0', family: 'Lora Variable', weights: '400 700', fallback: serif },
  'nunito-sans': {
    version: '5.3.0',
    family: 'Nunito Sans Variable',
    weights: '200 1000',
    fallback: sans,
  },
  fraunces: { version: '5.3.0', family: 'Fraunces Variable', weights: '100 900', fallback: serif },
  'dm-sans': { version: '5.3.0', family: 'DM Sans Variable', weights: '100 1000', fallback: sans },
} as const satisfies Readonly<Record<string, FontFamily>>;
export type FontFamilyName = keyof typeof fontFamilies;

interface FontPair {
  /** Of titles and of all else, as in tokens.css where there is none. */
  readonly display?: string;
  readonly ui?: string;
  readonly families: readonly FontFamilyName[];
  /** The file that every page needs first, if the pair has one. */
  readonly first: string | undefined;
}

const stackOf = (name: FontFamilyName) =>
  `'${fontFamilies[name].family}',${fontFamilies[name].fallback}`;

/** Where the server has a file of a font. The build gives it this name. */
export const fontFile = (name: string, subset: FontSubset, version: string) =>
  `/assets/${name}-${subset}-wght-normal-${version}.woff2`;

const fileOf = (name: FontFamilyName) => fontFile(name, 'latin', fontFamilies[name].version);

/** The one of the interface with the default pair, which the style sheet brings. */
export const figtree = { name: 'figtree', version: '5.3.0' };
const figtreeFile = fontFile(figtree.name, 'latin', figtree.version);

/** What an owner chooses from, by name. */
export const fontPairs = {
  'newsreader-figtree': { families: [], first: figtreeFile },
  figtree: { display: `'Figtree Variable',${sans}`, families: [], first: figtreeFile },
  'lora-nunito-sans': {
    display: stackOf('lora'),
    ui: stackOf('nunito-sans'),
    families: ['lora', 'nunito-sans'],
    first: fileOf('nunito-sans'),
  },
  'fraunces-dm-sans': {
    display: stackOf('fraunces'),
    ui: stackOf('dm-sans'),
    families: ['fraunces', 'dm-sans'],
    first: fileOf('dm-sans'),
  },
  /** Those of each device: nothing is fetched. */
  system: { display: sans, ui: sans, families: [], first: undefined },
} as const satisfies Readonly<Record<string, FontPair>>;
export type FontPairName = keyof typeof fontPairs;

export const fontPairNames = Object.keys(fontPairs) as FontPairName[];
export const fontPair = (name: FontPairName): FontPair => fontPairs[name];

/** The characters of each file, as in the packages. */
export const fontSubsets = {
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
} as const;
export type FontSubset = keyof typeof fontSubsets;
