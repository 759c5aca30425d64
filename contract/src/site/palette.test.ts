import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { long } from '../../../e2e/test-size.ts';
import {
  type BrandColors,
  type PaletteTokens,
  type Scheme,
  brandTokenNames,
  defaultColors,
  schemes,
} from './brand-tokens.ts';
import { repairCodes } from './color-repairs.ts';
import { type Palette, paletteOf } from './palette.ts';
import { neutrals } from './readable-pairs.ts';

const sheet = readFileSync(new URL('../../../web/src/app/tokens.css', import.meta.url), 'utf8');

/** The colour that the style sheet gives a variable. */
function colorIn(scheme: Scheme, name: string): string {
  const [, value = ''] = new RegExp(`^ +--${name}: ([^;]+);`, 'm').exec(sheet) ?? [];
  const [, light, dark] = /^light-dark\(([^,]+), ([^,]+)\)$/.exec(value) ?? [];
  const chosen = (scheme === 'light' ? light : dark) ?? value;
  const [, other] = /^var\(--(.+)\)$/.exec(chosen) ?? [];
  return other ? colorIn(scheme, other) : chosen;
}

const inBoth = (name: string) => ({ light: colorIn('light', name), dark: colorIn('dark', name) });

const text = 4.5;
const sign = 3;
const grounds = ['bg', 'surface', 'sunken', 'hover', 'raised'];
const soft = ['brand-soft', 'brand-soft-2'];

/** What the pages show: what is read, on which colours, with which contrast, and whether in one scheme alone. */
const shown: readonly [string, readonly string[], number, Scheme?][] = [
  ['white', ['brand-6', 'brand-7', 'brand-8', 'brand-9', 'banner', 'accent-7'], text],
  ['brand-6', [...grounds, 'brand-soft'], sign],
  ['brand-5', [...grounds, 'muted-soft', 'brand-soft'], sign],
  ['accent-6', [...grounds, 'muted-soft', 'accent-soft'], sign],
  ['brand-text', [...grounds, 'muted-soft', ...soft], text],
  ['accent-text', [...grounds, 'muted-soft', 'accent-soft'], text],
  ...['ink', 'ink-2', 'ink-3'].map(
    (ink) => [ink, [...soft, 'accent-soft'], text] as [string, string[], number],
  ),
  ['brand-1', ['brand-8', 'brand-9'], text],
  ['brand-8', ['white', 'brand-1'], text],
  ['brand-9', ['brand-1', 'brand-2'], text, 'light'],
  ['on-wine-2', ['banner'], text],
  ['on-wine-accent', ['banner'], text],
  ['on-backdrop', ['backdrop-from', 'backdrop-to'], text],
];

function unreadable(tokens: PaletteTokens): string[] {
  const all: Readonly<Record<string, Readonly<Record<Scheme, string>>>> = {
    ...neutrals,
    ...tokens,
  };
  return schemes.flatMap((scheme) =>
    shown
      .filter(([, , , only]) => !only || only === scheme)
      .flatMap(([name, others, least]) =>
        others
          .filter((other) => {
            const [one = '', two = ''] = [all[name]?.[scheme], all[other]?.[scheme]];
            return !(wcagContrast(one, two) >= least);
          })
          .map((other) => `${name} on ${other} in ${scheme}`),
      ),
  );
}

const color = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const extremes = ['#ffffff', '#000000', '#ffff00', '#0000ff', '#00ff00', '#ff00ff', '#808080'];

const extremePairs = extremes.flatMap((main) =>
  extremes.map((accent): [string, string] => [main, accent]),
);

const known = new Map<string, Palette>();

/** Computed once for all tests, which take pairs of the same seed. */
function paletteFor(colors: BrandColors): Palette {
  const key = colors.main + colors.accent;
  const palette = known.get(key) ?? paletteOf(colors);
  known.set(key, palette);
  return palette;
}

/** Each pair of the extremes, and more. */
const forManyPairs = (check: (palette: Palette, colors: BrandColors) => void) =>
  fc.assert(
    fc.property(color, color, (main, accent) => {
      check(paletteFor({ main, accent }), { main, accent });
    }),
    { numRuns: extremePairs.length + (long ? 1000 : 30), examples: extremePairs, seed: 1 },
  );

test('the default colours give the palette of the style sheet, and no repair', () => {
  const { tokens, repairs } = paletteOf(defaultColors);
  expect(tokens).toEqual(Object.fromEntries(brandTokenNames.map((name) => [name, inBoth(name)])));
  expect(repairs).toEqual([]);
  expect(unreadable(tokens)).toEqual([]);
});

test('the neutral colours are those of the style sheet', () => {
  expect(neutrals).toEqual(
    Object.fromEntries(Object.keys(neutrals).map((name) => [name, inBoth(name)])),
  );
});

test('whatever the two colours are, everything can be read in both schemes', () => {
  forManyPairs(({ tokens }) => expect(unreadable(tokens)).toEqual([]));
});

test('a repair names a colour that could not be read, and one that can', () => {
  forManyPairs(({ repairs }, colors) => {
    for (const { code, color: of, ...repair } of repairs) {
      expect(repairCodes).toContain(code);
      expect(repair.wanted).toBe(colors[of]);
      expect(repair.used).not.toBe(repair.wanted);
      expect(wcagContrast(repair.wanted, repair.on)).toBeLessThan(repair.least);
      expect(wcagContrast(repair.used, repair.on)).toBeGreaterThanOrEqual(repair.least);
      expect(repair.contrast).toBeCloseTo(wcagContrast(repair.wanted, repair.on), 6);
      expect(repair.usedContrast).toBeCloseTo(wcagContrast(repair.used, repair.on), 6);
    }
  });
});

test('a colour of an owner that can be read is used as it is, and no repair is named', () => {
  forManyPairs(({ tokens, repairs }, colors) => {
    for (const [of, token, name] of [
      ['main', 'brand-6', 'buttons'],
      ['accent', 'accent-6', 'signs'],
    ] as const) {
      const changed = schemes.filter((scheme) => tokens[token][scheme] !== colors[of]);
      const named = repairs.filter(({ code }) => code.startsWith(name));
      expect(named.flatMap(({ scheme }) => (scheme === 'both' ? schemes : [scheme]))).toEqual(
        changed,
      );
    }
  });
});

test('the accent changes nothing that is made of the main colour', () => {
  const { tokens, repairs } = paletteOf({ main: defaultColors.main, accent: '#1f6f6b' });
  expect(tokens['brand-6']).toEqual(inBoth('brand-6'));
  expect(tokens['backdrop-to']).toEqual(inBoth('backdrop-to'));
  expect(repairs.map(({ code, scheme }) => [code, scheme])).toEqual([['signs_lightened', 'dark']]);
});

test.each(['red', '#fff', '#cb30491', '#cb3049;}', 'url(//a.example)', ''])(
  '%j is not a colour',
  (main) => {
    expect(() => paletteOf({ main, accent: defaultColors.accent })).toThrow(RangeError);
  },
);
