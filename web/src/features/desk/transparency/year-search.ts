/** This year when absent. */
export interface YearSearch {
  year?: number | undefined;
}

export const yearIn = ({ year }: YearSearch) =>
  Number.isInteger(year) && Number(year) >= 2000 && Number(year) <= 9999 ? year : undefined;
