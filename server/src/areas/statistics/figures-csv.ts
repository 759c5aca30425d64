import type { Dashboard, FigureChart } from '@kindred/contract/statistics';

type Figures = Pick<Dashboard, FigureChart>;

const tables: Record<FigureChart, (figures: Figures) => readonly (readonly (string | number)[])[]> =
  {
    growth: ({ growth }) => [
      ['from', 'to', 'total_users', 'vip_users'],
      ...growth.map(({ from, to, total, vip }) => [from, to, total, vip]),
    ],
    genders: ({ genders }) => [
      ['gender', 'users'],
      ...genders.map(({ gender, count }) => [gender, count]),
    ],
    ages: ({ ages }) => [['age', 'users'], ...ages.map(({ bucket, count }) => [bucket, count])],
  };

/** Every cell is quoted, as in the other exports. All text is ours, so none of it is a formula. */
export const figuresToCsv = (figures: Figures, chart: FigureChart) =>
  tables[chart](figures)
    .map((cells) => `${cells.map((cell) => `"${cell}"`).join(',')}\n`)
    .join('');
