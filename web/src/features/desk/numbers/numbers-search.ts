import {
  type NumbersPeriod,
  defaultPeriod,
  numbersPeriods,
} from '@kindred/contract/desk/numbers-period';

/** The usual period when absent. */
export interface NumbersSearch {
  days?: NumbersPeriod | undefined;
}

export const periodIn = ({ days }: NumbersSearch): NumbersPeriod =>
  numbersPeriods.find((each) => each === days) ?? defaultPeriod;
