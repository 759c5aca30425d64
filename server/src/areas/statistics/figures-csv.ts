import type { CsvHeads } from '../../platform/text/language-texts.ts';
import type { Dashboard, FigureChart } from '@kindred/contract/statistics';

type Figures = Pick<Dashboard, FigureChart>;

type Table = (figures: Figures, heads: CsvHeads) => readonly (readonly (string | number)[])[];

const tables: Record<FigureChart, Table> = {
  growth: ({ growth }, { growth: heads }) => [
    [heads.from, heads.to, heads.total, heads.vip],
    ...growth.map(({ from, to, total, vip }) => [from, to, total, vip]),
  ],
  genders: ({ genders }, { genders: heads }) => [
    [heads.gender, heads.users],
    ...genders.map(({ gender, count }) => [gender, count]),
  ],
  ages: ({ ages }, { ages: heads }) => [
    [heads.age, heads.users],
    ...ages.map(({ bucket, count }) => [bucket, count]),
  ],
};

/** Every cell is quoted, as in the other exports. All text is ours, so none of it is a formula. */
export const figuresToCsv = (figures: Figures, chart: FigureChart, heads: CsvHeads) =>
  tables[chart](figures, heads)
    .map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\n`)
    .join('');
