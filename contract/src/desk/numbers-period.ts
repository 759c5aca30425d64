// No schemas here: the router of the web loads this file on every page.
export const numbersPeriods = [7, 30, 90, 365] as const;
export type NumbersPeriod = (typeof numbersPeriods)[number];
export const defaultPeriod: NumbersPeriod = 30;
