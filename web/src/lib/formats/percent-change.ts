import { formatPercent } from './formats.ts';

/** A percentage with its sign, for growth or decline. */
export const formatPercentChange = (percent: number) =>
  formatPercent(percent, { signDisplay: 'exceptZero' });
