import { defaultPeriod, numbersPeriods } from '@kindred/contract/desk/numbers-period';
import { getRouteApi } from '@tanstack/react-router';
import { useDeskNumbers } from '../../../api/desk/numbers.ts';
import { messages as m } from '#texts/desk-numbers.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { DeskNav } from '../desk-nav.tsx';
import { ModeratorTable } from './moderator-table.tsx';
import { periodIn } from './numbers-search.ts';
import { Totals } from './totals.tsx';
import { TypeTable } from './type-table.tsx';

const route = getRouteApi('/desk/numbers');
const options = numbersPeriods.map((days) => ({ value: `${days}`, label: m.days({ days }) }));

/** How fast the team answers and decides, and how often it was wrong. */
export function NumbersPage() {
  const days = periodIn(route.useSearch());
  const navigate = route.useNavigate();
  const query = useDeskNumbers(days);
  const show = (wanted: string) => {
    const found = numbersPeriods.find((each) => `${each}` === wanted);
    void navigate({ search: { days: found === defaultPeriod ? undefined : found } });
  };
  return (
    <StaffPage title={m.title}>
      <DeskNav />
      <div className="max-w-field">
        <Segments legend={m.period} options={options} value={`${days}`} onChange={show} />
      </div>
      <QueryState query={query} words={m} rows={6} />
      {query.data && (
        <>
          <Totals numbers={query.data} />
          <TypeTable types={query.data.types} from={query.data.from} />
          <ModeratorTable moderators={query.data.moderators} from={query.data.from} />
        </>
      )}
    </StaffPage>
  );
}
