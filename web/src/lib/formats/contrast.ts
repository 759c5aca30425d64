import { formatNumber } from './formats.ts';

/** Rounded down, so that what is not enough never reads as enough. */
export const formatContrast = (contrast: number) =>
  formatNumber(Math.floor(contrast * 10) / 10, { maximumFractionDigits: 1 });
