import { formatNumber } from '../../lib/formats/formats.ts';

export const formatShare = (part: number, whole: number) =>
  formatNumber(whole === 0 ? 0 : part / whole, { style: 'percent' });
