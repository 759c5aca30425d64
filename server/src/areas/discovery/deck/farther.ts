import { amountOf, kilometresIn } from '@kindred/contract/profiles/distances';
import { type DistanceUnit, profileLimits } from '@kindred/contract/profiles/limits';

/** About twice and ten times as far, in kilometres that someone reads as a round figure and that are no less than it. */
export const fartherThan = (kilometres: number, unit: DistanceUnit) =>
  [2, 10]
    .map((times) => roundedUp(times * amountOf(kilometres, unit), unit))
    .filter((farther) => farther <= profileLimits.distance);

/** A figure is round if it is a multiple of 5 below 100, of 50 below 1000, and so on. */
function roundedUp(amount: number, unit: DistanceUnit) {
  const step = 10 ** Math.floor(Math.log10(amount)) / 2;
  const kilometresOf = (figure: number) => Math.ceil(figure * kilometresIn[unit]);
  let figure = Math.ceil(amount / step) * step;
  // Whole kilometres that are no less than 550 miles read as 551.
  while (amountOf(kilometresOf(figure), unit) !== figure) figure += step;
  return kilometresOf(figure);
}
