import { formatPercent } from '../../lib/formats/formats.ts';

export const formatShare = (part: number, whole: number) =>
  formatPercent(whole === 0 ? 0 : Math.round((100 * part) / whole));
