import { type ColorRepair, repairsOf } from './color-repairs.ts';
import {
  type BrandColors,
  type BrandTokenName,
  type PaletteTokens,
  type Scheme,
  brandToken,
  brandTokenNames,
  defaultColors,
} from './brand-tokens.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';
import { contrastsOf, isEnough, neutrals } from './readable-pairs.ts';

export interface Palette {
  readonly tokens: PaletteTokens;
  /** Each place where an owner's colour could not be read and another is used. */
  readonly repairs: readonly ColorRepair[];
}

type Used = Partial<Record<string, string>>;

/** The palette that follows from an owner's two colours. With the default ones it is the one of tokens.css. */
export function paletteOf(colors: BrandColors): Palette {
  const key = `${colors.main} ${colors.accent}`;
  if (latest?.key !== key) latest = { key, palette: makePalette(colors) };
  return latest.palette;
}

/** To make one takes milliseconds, and each mail has that of the site. */
let latest: { readonly key: string; readonly palette: Palette } | undefined;

function makePalette(colors: BrandColors): Palette {
  for (const color of [colors.main, colors.accent]) refuseOther(color);
  const [light, dark] = [usedIn('light', colors), usedIn('dark', colors)];
  const tokens = Object.fromEntries(
    brandTokenNames.map((name) => [name, { light: light[name], dark: dark[name] }]),
  ) as PaletteTokens;
  return { tokens, repairs: repairsOf(colors, tokens) };
}

/** They become part of a style sheet. */
function refuseOther(color: string) {
  if (!/^#[\da-f]{6}$/i.test(color)) throw new RangeError(`Not a color: ${color}`);
}

function usedIn(scheme: Scheme, colors: BrandColors): Used {
  const used: Used = Object.fromEntries(
    Object.entries(neutrals).map(([name, neutral]) => [name, neutral[scheme]]),
  );
  for (const name of brandTokenNames) {
    const standard = brandToken(name)[scheme];
    used[name] = standard.startsWith('#') ? tokenIn(scheme, name, colors, used) : used[standard];
  }
  return used;
}

/** The token in this scheme, as near to what follows from the owner's colour as can be read. */
function tokenIn(scheme: Scheme, name: BrandTokenName, colors: BrandColors, used: Used): string {
  const { of, follows, [scheme]: standard } = brandToken(name);
  const [owner, before] = [toOklch(colors[of]), toOklch(defaultColors[of])];
  const reference = toOklch(standard);
  const wanted = {
    l: lightnessOf(reference.l, follows, scheme, owner, used),
    c: reference.c * (owner.c / before.c),
    h: reference.h + owner.h - before.h,
  };
  // What is not changed is not rounded either.
  const exact = follows === 'owner' ? colors[of] : standard;
  const isExact =
    follows === 'owner' ||
    (colors[of] === defaultColors[of] && Math.abs(wanted.l - reference.l) < 1e-9);
  return nearestReadable(wanted, isExact ? exact : toHex(wanted), (color) =>
    contrastsOf(name, scheme, color, (other) => used[other] ?? '').every(isEnough),
  );
}

/** Its distance to what it follows stays the same; below black it is that much lighter instead. */
function lightnessOf(
  reference: number,
  follows: ReturnType<typeof brandToken>['follows'],
  scheme: Scheme,
  owner: Oklch,
  used: Used,
): number {
  if (!follows) return reference;
  if (follows === 'owner') return owner.l;
  const step = reference - toOklch(brandToken(follows)[scheme]).l;
  const { l } = toOklch(used[follows] ?? '');
  return l + step < 0 ? l - step : Math.min(1, l + step);
}

/** Looks for the readable colour of the same hue in ever larger steps to both sides. */
function nearestReadable(wanted: Oklch, first: string, isReadable: (color: string) => boolean) {
  if (isReadable(first)) return first;
  for (let step = 1; step <= 250; step += 1) {
    for (const l of [wanted.l - step / 250, wanted.l + step / 250]) {
      if (l < 0 || l > 1) continue;
      const color = toHex({ ...wanted, l });
      if (isReadable(color)) return color;
    }
  }
  throw new RangeError(`No readable color near ${first}`);
}
