import type { SiteDocument } from '@kindred/contract/site/document';
import { leastPercent } from '@kindred/contract/site/nudes';

/**
 * Whether a new photo is treated as a nude. The owner decides how sure the service has to be, and about photos that were not
 * classified. It is decided once, when the photo arrives: its sender is asked about the same that its receiver is shown.
 */
export function isLikelyNude(
  percent: number | null,
  { limits: { nudes }, switches: { unclassifiedAsNude } }: SiteDocument,
) {
  if (nudes === 'off') return false;
  return percent === null ? unclassifiedAsNude : percent >= leastPercent[nudes];
}
