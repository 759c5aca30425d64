import { formatNumber } from './formats.ts';

const inUnits = (value: number, unit: string, digits: number) =>
  formatNumber(value, { style: 'unit', unit, maximumFractionDigits: digits });

/** The size of a file. */
export const formatSize = (bytes: number) =>
  bytes < 1_000_000
    ? inUnits(Math.ceil(bytes / 1000), 'kilobyte', 0)
    : inUnits(bytes / 1_000_000, 'megabyte', 1);

/** A disk is sold in these units. */
export const formatDiskSize = (bytes: number) =>
  inUnits(bytes / 1e9, 'gigabyte', bytes < 10e9 ? 1 : 0);
