/** First names by gender, and family names, of one culture. `Kowalski/Kowalska` are the forms for men and women. */
export interface NameSet {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
  /** First names of people over fifty, if they differ. */
  readonly olderWomen?: readonly string[];
  readonly olderMen?: readonly string[];
}

/** Splits a list of names separated by commas. */
export const list = (line: string): readonly string[] => line.trim().split(/\s*,\s*/);
