import { t as useSession } from './use-session-DDq8lc7G.js';
import { b as formatNumber } from '../entry.mjs';
// web/src/texts/en/distances.ts
var messages = {
  amount: (amount, unit) => `${amount} ${unit}`,
  away: (distance) => `${distance} away`,
  below: (distance) => `less than ${distance} away`,
  about: (distance) => `about ${distance} away`,
};
// web/src/lib/formats/distances.ts
var kilometresIn = {
  km: 1,
  mi: 1.609344,
};
/** Regions whose roads have signs in miles. */
var regionsWithMiles = /* @__PURE__ */ new Set(['US', 'GB', 'LR', 'MM']);
/** Some browsers name their language in a way that `Intl` refuses, such as `en-US@posix`. */
var region = /^[a-z]+(?:-[a-z]{4})?-([a-z]{2})\b/i;
function unitOfLanguage(language) {
  const [, code = ''] = region.exec(language) ?? [];
  return regionsWithMiles.has(code.toUpperCase()) ? 'mi' : 'km';
}
/** Distances are whole kilometres everywhere but on the screen. A choice in miles reads the same when it comes back. */
var toKilometres = (amount, unit) => Math.round(amount * kilometresIn[unit]);
var amountOf = (kilometres, unit) => Math.max(1, Math.round(kilometres / kilometresIn[unit]));
var formatDistance = (kilometres, unit) =>
  messages.amount(formatNumber(amountOf(kilometres, unit)), unit);
/** What the API calls 1 km is anything below this. */
var least = 2;
/** From here on, the API rounds to ten kilometres. */
var rough = 50;
/**
 * How far away someone is, from the rounded kilometres of the API. Each text stands for one or more of its steps, so miles
 * tell nothing that kilometres don't.
 */
function awayText(kilometres, unit) {
  if (amountOf(kilometres, unit) < least || kilometres < least)
    return messages.below(messages.amount(formatNumber(least), unit));
  if (kilometres < rough) return messages.away(formatDistance(kilometres, unit));
  const tens = Math.round(kilometres / kilometresIn[unit] / 10);
  return messages.about(messages.amount(formatNumber(tens * 10), unit));
}
/** The offered distances in kilometres, and the one that is chosen now. */
function offeredDistances(amounts, unit, chosen) {
  const offered = new Set(amounts[unit].map((amount) => toKilometres(amount, unit)));
  if (chosen) offered.add(chosen);
  return [...offered].toSorted((a, b) => a - b);
}
// web/src/lib/formats/use-distances.ts
/** Distances in the reader's unit. They are kilometres in the API. */
function useDistances() {
  const unit = useSession().user?.distanceUnit ?? unitOfLanguage(navigator.language);
  return {
    unit,
    format: (kilometres) => formatDistance(kilometres, unit),
    /** Null for someone who hides it. */
    away: (kilometres) => (kilometres === null ? null : awayText(kilometres, unit)),
  };
}
export { offeredDistances as n, useDistances as t };
