/** First names by gender and family names of one culture. `Kowalski/Kowalska` is a man's and a woman's form. */
export interface NameSet {
  readonly women: readonly string[];
  readonly men: readonly string[];
  readonly families: readonly string[];
  /** What people past fifty are called, where that is another world. */
  readonly olderWomen?: readonly string[];
  readonly olderMen?: readonly string[];
}

/** Names as they are written in a line: between commas. */
export const list = (line: string): readonly string[] => line.trim().split(/\s*,\s*/);
