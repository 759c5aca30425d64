import { type Category, categories, categoryNames } from '@kindred/contract/desk/categories';

export type Cell = string | number | null;

interface CategoryCount {
  readonly category: Category;
  readonly keyword: string | null;
}

/** Each category by its name in the template, followed by its keywords; one without any counts has zeros. */
export function byCategory<T extends CategoryCount>(
  counts: readonly T[],
  toCells: (counts: T | undefined) => readonly Cell[],
): Cell[][] {
  return categoryNames.flatMap((category) =>
    [null, ...categories[category], 'OTHER'].map((keyword) => {
      const found = counts.find((each) => each.category === category && each.keyword === keyword);
      const name = keyword === null ? `STATEMENT_CATEGORY_${category}` : `KEYWORD_${keyword}`;
      return [name, ...toCells(found)];
    }),
  );
}

/** Every number in these tables is followed by a column for comments. */
export const withContext = (names: readonly string[]) =>
  names.flatMap((name) => [name, `Contextual information on ${name}`]);

export const beforeContext = (cells: readonly Cell[]): Cell[] =>
  cells.flatMap((cell) => [cell, null]);

export const rounded = (hours: number | null | undefined) =>
  hours === null || hours === undefined ? null : Math.round(hours * 10) / 10;
