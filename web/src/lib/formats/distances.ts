import { amountOf, kilometresIn } from '@kindred/contract/profiles/distances';
import type { DistanceUnit } from '@kindred/contract/profiles/limits';
import { messages as m } from '#texts/distances.ts';
import { formatNumber } from './formats.ts';

/** Regions whose roads have signs in miles. */
const regionsWithMiles = new Set(['US', 'GB', 'LR', 'MM']);

/** Some browsers name their language in a way that `Intl` refuses, such as `en-US@posix`. */
const region = /^[a-z]+(?:-[a-z]{4})?-([a-z]{2})\b/i;

export function unitOfLanguage(language: string): DistanceUnit {
  const [, code = ''] = region.exec(language) ?? [];
  return regionsWithMiles.has(code.toUpperCase()) ? 'mi' : 'km';
}

/** Distances are whole kilometres everywhere but on the screen. A choice in miles reads the same when it comes back. */
export const toKilometres = (amount: number, unit: DistanceUnit) =>
  Math.round(amount * kilometresIn[unit]);

export const formatDistance = (kilometres: number, unit: DistanceUnit) =>
  m.amount({ amount: formatNumber(amountOf(kilometres, unit)), unit });

/** What the API calls 1 km is anything below this. */
const least = 2;
/** From here on, the API rounds to ten kilometres. */
const rough = 50;

/**
 * How far away someone is, from the rounded kilometres of the API. Each text stands for one or more of its steps, so miles
 * tell nothing that kilometres don't.
 */
export function awayText(kilometres: number, unit: DistanceUnit) {
  const amount = amountOf(kilometres, unit);
  if (amount < least || kilometres < least)
    return m.below({ distance: m.amount({ amount: formatNumber(least), unit }) });
  if (kilometres < rough) return m.away({ distance: formatDistance(kilometres, unit) });
  const tens = Math.round(kilometres / kilometresIn[unit] / 10);
  return m.about({ distance: m.amount({ amount: formatNumber(tens * 10), unit }) });
}

/** The offered distances in kilometres, and the one that is chosen now, also instead of one that reads the same. */
export function offeredDistances(
  amounts: Readonly<Record<DistanceUnit, readonly number[]>>,
  unit: DistanceUnit,
  chosen?: number | null,
) {
  const offered = amounts[unit].map((amount) => toKilometres(amount, unit));
  if (!chosen) return offered;
  const others = offered.filter((each) => amountOf(each, unit) !== amountOf(chosen, unit));
  return [...others, chosen].toSorted((a, b) => a - b);
}
