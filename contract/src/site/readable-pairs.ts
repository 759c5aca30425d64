import type { BrandTokenName, Scheme } from './brand-tokens.ts';
import { contrastOf } from './contrast.ts';

/** The neutral colours of tokens.css that brand colours are seen with. */
export const neutrals = {
  white: { light: '#ffffff', dark: '#ffffff' },
  bg: { light: '#faf8f5', dark: '#151112' },
  surface: { light: '#ffffff', dark: '#1e191a' },
  sunken: { light: '#f3efeb', dark: '#110e0f' },
  hover: { light: '#f6f2ee', dark: '#272122' },
  raised: { light: '#ffffff', dark: '#282223' },
  'muted-soft': { light: '#efebe7', dark: '#2e2728' },
  ink: { light: '#231a1c', dark: '#f5efec' },
  'ink-2': { light: '#574c4d', dark: '#c3b8b5' },
  'ink-3': { light: '#6f6464', dark: '#a0948f' },
  'fill-ink': { light: '#2b2022', dark: '#f2ebe7' },
} as const satisfies Readonly<Record<string, Readonly<Record<Scheme, string>>>>;
type NeutralName = keyof typeof neutrals;

/** The least contrast that WCAG AA asks for. */
const leastContrast = {
  text: 4.5,
  /** Also of controls. */
  sign: 3,
} as const;

interface ReadablePair {
  readonly with: readonly (BrandTokenName | NeutralName)[];
  readonly least: number;
  /** Both, unless it is set. */
  readonly scheme?: Scheme;
}

const raised = ['bg', 'surface', 'sunken', 'hover', 'raised'] as const;
const grounds = [...raised, 'muted-soft'] as const;
const inks = ['ink', 'ink-2', 'ink-3'] as const;

const text = (...others: ReadablePair['with']) => ({ with: others, least: leastContrast.text });
const sign = (...others: ReadablePair['with']) => ({ with: others, least: leastContrast.sign });
const inLight = (pair: ReadablePair): ReadablePair => ({ ...pair, scheme: 'light' });
const inDark = (pair: ReadablePair): ReadablePair => ({ ...pair, scheme: 'dark' });

/** What each colour is read on, or has on it. The other colour of a pair is neutral or comes before it. */
const readablePairs: Readonly<Partial<Record<BrandTokenName, readonly ReadablePair[]>>> = {
  'brand-0': [inLight(text(...inks))],
  'brand-1': [inLight(text(...inks))],
  'brand-soft': [text(...inks)],
  'brand-soft-2': [text(...inks)],
  'brand-6': [
    text('white'),
    inLight(sign(...grounds, 'brand-soft')),
    inDark(sign(...raised, 'brand-soft')),
  ],
  'brand-5': [sign(...grounds, 'brand-soft')],
  'brand-7': [text('white'), inLight(text(...grounds, 'brand-soft', 'brand-soft-2'))],
  'brand-8': [text('white', 'brand-1')],
  'brand-9': [text('white', 'brand-0', 'brand-1', 'brand-2')],
  'brand-text': [text(...grounds, 'brand-soft', 'brand-soft-2')],
  'accent-0': [inLight(text(...inks))],
  'accent-soft': [text(...inks)],
  'accent-6': [sign(...grounds, 'accent-soft')],
  'accent-7': [text('white'), inLight(text(...grounds, 'accent-soft'))],
  'accent-text': [text(...grounds, 'accent-soft')],
  banner: [text('white')],
  'on-wine-2': [text('banner')],
  'on-wine-accent': [text('banner')],
  'on-backdrop': [text('backdrop-from', 'backdrop-to')],
};

export interface Contrast {
  /** The other colour. */
  readonly on: string;
  readonly contrast: number;
  readonly least: number;
}

/** The contrast of each pair of the token if it had this colour. `colorOf` says which one another token or neutral has. */
export const contrastsOf = (
  name: BrandTokenName,
  scheme: Scheme,
  color: string,
  colorOf: (other: BrandTokenName | NeutralName) => string,
): readonly Contrast[] =>
  (readablePairs[name] ?? [])
    .filter((pair) => (pair.scheme ?? scheme) === scheme)
    .flatMap((pair) =>
      pair.with.map((other) => {
        const on = colorOf(other);
        return { on, contrast: contrastOf(color, on), least: pair.least };
      }),
    );

export const isEnough = ({ contrast, least }: Contrast) => contrast >= least;
