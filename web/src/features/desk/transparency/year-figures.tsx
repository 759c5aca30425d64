import type { TransparencyFigures } from '@kindred/contract/desk/transparency';
import { useYearFigures } from '../../../api/desk/transparency.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { messages as m } from '#texts/transparency.ts';
import { FigureStrip } from '../../../ui/lists/figure-strip.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';

const names = ['received', 'fromPublic', 'actions', 'appeals', 'reversed'] as const;

/** The largest numbers of the year, before its files are downloaded. */
export function YearFigures({ year }: { year: number }) {
  const query = useYearFigures(year);
  const sums = query.data && sumsOf(query.data);
  return (
    <>
      {query.isError && <QueryState query={query} words={m} />}
      <FigureStrip
        figures={names.map((name) => ({
          ...m.figures[name],
          aboutLabel: m.aboutFigure({ name: m.figures[name].label }),
          value: sums ? formatNumber(sums[name]) : '–',
        }))}
      />
    </>
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

const sumsOf = ({ notices, appeals }: TransparencyFigures) => ({
  received: sum(notices.map(({ received }) => received)),
  fromPublic: sum(notices.map(({ fromPublic }) => fromPublic)),
  actions: sum(notices.map(({ onLaw, onTerms }) => onLaw + onTerms)),
  appeals: sum(appeals.map(({ made }) => made)),
  reversed: sum(appeals.map(({ reversed, partlyReversed }) => reversed + partlyReversed)),
});
