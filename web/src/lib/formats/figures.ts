import { formatNumber, formatPercent } from './formats.ts';

/** A percentage with its sign, for growth or decline. */
export const formatPercentChange = (percent: number) =>
  formatPercent(percent, { signDisplay: 'exceptZero' });

/** With one digit after the point. */
export const formatTenth = (value: number) =>
  formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
