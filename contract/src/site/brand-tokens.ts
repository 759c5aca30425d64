/** The two colours that an owner chooses, as `#rrggbb`. */
export interface BrandColors {
  readonly main: string;
  readonly accent: string;
}

export const defaultColors: BrandColors = { main: '#cb3049', accent: '#c4740f' };

export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

interface BrandToken {
  /** The colour that it is made of. */
  readonly of: keyof BrandColors;
  /** With the default colours: a colour, or the token that it is equal to in this scheme. */
  readonly light: string;
  readonly dark: string;
  /** Set where it gets lighter and darker with the owner's colour, or with another token. */
  readonly follows?: 'owner' | 'brand-6' | 'accent-6';
}

const alike = (of: BrandToken['of'], color: string, follows?: BrandToken['follows']) => ({
  of,
  light: color,
  dark: color,
  ...(follows && { follows }),
});

/**
 * The variables of tokens.css that are made of the owner's colours. Each comes after those that it is read on or
 * follows.
 */
export const brandTokens = {
  'brand-0': alike('main', '#fff3f1'),
  'brand-1': alike('main', '#ffe3df'),
  'brand-2': alike('main', '#ffc6c0'),
  'brand-3': alike('main', '#fba19b'),
  'brand-4': alike('main', '#f27a79'),
  'brand-soft': { of: 'main', light: 'brand-0', dark: '#331a1f' },
  'brand-soft-2': { of: 'main', light: 'brand-1', dark: '#4a2029' },
  'brand-6': alike('main', '#cb3049', 'owner'),
  'brand-5': alike('main', '#e4535f', 'brand-6'),
  'brand-7': alike('main', '#ad223d', 'brand-6'),
  'brand-8': alike('main', '#8b1a33'),
  'brand-9': alike('main', '#651427'),
  'brand-text': { of: 'main', light: 'brand-7', dark: '#ff9c98' },
  'accent-0': alike('accent', '#fff7e8'),
  'accent-1': alike('accent', '#ffecc9'),
  'accent-2': alike('accent', '#fdd898'),
  'accent-3': alike('accent', '#f9c263'),
  'accent-4': alike('accent', '#f3ab3c'),
  'accent-soft': { of: 'accent', light: 'accent-0', dark: '#33240f' },
  'accent-6': alike('accent', '#c4740f', 'owner'),
  'accent-7': alike('accent', '#95560a', 'accent-6'),
  'accent-text': { of: 'accent', light: 'accent-7', dark: '#f7bd63' },
  banner: { of: 'main', light: 'brand-9', dark: '#3d1019' },
  'on-wine-2': alike('main', '#fbd3cd'),
  'on-wine-accent': alike('accent', '#ffe3c4'),
  'backdrop-from': { of: 'accent', light: 'accent-2', dark: '#6b4416' },
  'backdrop-to': { of: 'main', light: 'brand-2', dark: '#6a2331' },
  'on-backdrop': { of: 'accent', light: 'fill-ink', dark: '#fff7e8' },
} as const satisfies Readonly<Record<string, BrandToken>>;
export type BrandTokenName = keyof typeof brandTokens;

export const brandTokenNames = Object.keys(brandTokens) as BrandTokenName[];
export const brandToken = (name: BrandTokenName): BrandToken => brandTokens[name];

/** The colour of each token in each scheme. */
export type PaletteTokens = Readonly<Record<BrandTokenName, Readonly<Record<Scheme, string>>>>;
