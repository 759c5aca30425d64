import { toLine } from '../../platform/csv/csv.ts';
import type { Heads } from '../../platform/text/language-texts.ts';
import type { Dashboard, FigureChart } from '@kindred/contract/statistics';

type Figures = Pick<Dashboard, FigureChart>;

type Table = (figures: Figures) => readonly (readonly (string | number)[])[];

const tables: Record<FigureChart, { columns: readonly string[]; rows: Table }> = {
  growth: {
    columns: ['from', 'to', 'total', 'vip'],
    rows: ({ growth }) => growth.map(({ from, to, total, vip }) => [from, to, total, vip]),
  },
  genders: {
    columns: ['gender', 'users'],
    rows: ({ genders }) => genders.map(({ gender, count }) => [gender, count]),
  },
  ages: {
    columns: ['age', 'users'],
    rows: ({ ages }) => ages.map(({ bucket, count }) => [bucket, count]),
  },
};

export const figuresToCsv = (figures: Figures, chart: FigureChart, heads: Heads) =>
  [tables[chart].columns.map(heads), ...tables[chart].rows(figures)].map(toLine).join('');
