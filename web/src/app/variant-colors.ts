import type { VariantColorsResolver } from '@mantine/core';

/** In the place of Mantine's colors of variants, which nothing here shows: see lean-mantine.ts. */
export const defaultVariantColorsResolver: VariantColorsResolver = () => ({
  background: '',
  hover: '',
  color: '',
  border: '',
});

/** White is read on the fills of all colors of the theme. */
export const isLightColor = () => false;
