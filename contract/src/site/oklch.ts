import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode,
} from 'culori/fn';

/** A colour by how light it is, how strong, and its hue in degrees. Equal steps look equal, unlike those of RGB. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklab);
const convert = useMode(modeOklch);

export function toOklch(color: string): Oklch {
  const { l = 0, c = 0, h = 0 } = convert(color) ?? {};
  return { l, c, h };
}

/** As `#rrggbb`. A colour that no screen shows becomes a paler one. */
export const toHex = (color: Oklch): string =>
  formatHex(clampChroma({ mode: 'oklch', ...color }, 'oklch'));
