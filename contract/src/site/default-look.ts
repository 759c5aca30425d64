import { type BrandColors, defaultColors } from './brand-tokens.ts';
import type { Corners } from './corners.ts';
import type { FontPairName } from './fonts.ts';

/** How a site looks, as its owner chose it. */
export interface Look {
  readonly colors: BrandColors;
  readonly fonts: FontPairName;
  readonly corners: Corners;
}

/** The look of the style sheet. */
export const defaultLook: Look = {
  colors: defaultColors,
  fonts: 'newsreader-figtree',
  corners: 'soft',
};
