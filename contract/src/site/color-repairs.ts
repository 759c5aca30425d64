import {
  type BrandColors,
  type BrandTokenName,
  type PaletteTokens,
  type Scheme,
  brandToken,
  schemes,
} from './brand-tokens.ts';
import { contrastOf } from './contrast.ts';
import { toOklch } from './oklch.ts';
import { type Contrast, contrastsOf, isEnough, neutrals } from './readable-pairs.ts';

export const repairCodes = [
  'buttons_darkened',
  'buttons_lightened',
  'text_darkened',
  'signs_darkened',
  'signs_lightened',
  'accent_text_darkened',
] as const;
export type RepairCode = (typeof repairCodes)[number];

/** An owner's colour that could not be read in one place, and what is used there. */
export interface ColorRepair {
  readonly code: RepairCode;
  readonly color: keyof BrandColors;
  readonly scheme: Scheme | 'both';
  readonly wanted: string;
  /** The other colour of the pair: white where it carries text, else the ground that it is hardest to see on. */
  readonly on: string;
  readonly contrast: number;
  readonly least: number;
  readonly used: string;
  readonly usedContrast: number;
}

interface Place {
  readonly name: 'buttons' | 'text' | 'signs' | 'accent_text';
  readonly token: BrandTokenName;
  /** Text in the dark scheme is always a light tone, whatever the colour. */
  readonly schemes: readonly Scheme[];
}

const places: readonly Place[] = [
  { name: 'buttons', token: 'brand-6', schemes },
  { name: 'text', token: 'brand-7', schemes: ['light'] },
  { name: 'signs', token: 'accent-6', schemes },
  { name: 'accent_text', token: 'accent-7', schemes: ['light'] },
];

export function repairsOf(colors: BrandColors, tokens: PaletteTokens): readonly ColorRepair[] {
  return places.flatMap((place) => {
    const repairs = place.schemes.flatMap((scheme) => repairIn(scheme, place, colors, tokens));
    const [first, second] = repairs;
    const isOne = first && first.code === second?.code && first.used === second.used;
    return isOne ? [{ ...first, scheme: 'both' as const }] : repairs;
  });
}

function repairIn(
  scheme: Scheme,
  { name, token }: Place,
  colors: BrandColors,
  tokens: PaletteTokens,
): ColorRepair[] {
  const { of } = brandToken(token);
  const [wanted, used] = [colors[of], tokens[token][scheme]];
  const unchanged = toOklch(wanted).l + stepFromOwner(token, scheme);
  const change = toOklch(used).l - unchanged;
  const contrasts = contrastsOf(token, scheme, wanted, (other) =>
    other in neutrals
      ? neutrals[other as keyof typeof neutrals][scheme]
      : tokens[other as BrandTokenName][scheme],
  );
  const worst = contrasts.reduce(worse);
  if (Math.abs(change) < 0.002 || isEnough(worst)) return [];
  const { on, contrast, least } = worst;
  const code = `${name}_${change < 0 ? 'darkened' : 'lightened'}` as RepairCode;
  const usedContrast = contrastOf(used, on);
  return [{ code, color: of, scheme, wanted, on, contrast, least, used, usedContrast }];
}

const worse = (one: Contrast, other: Contrast) =>
  other.contrast / other.least < one.contrast / one.least ? other : one;

/** How much lighter the token is than the owner's colour where nothing is repaired. */
function stepFromOwner(token: BrandTokenName, scheme: Scheme): number {
  const { follows, [scheme]: standard } = brandToken(token);
  if (!follows || follows === 'owner') return 0;
  return toOklch(standard).l - toOklch(brandToken(follows)[scheme]).l;
}
