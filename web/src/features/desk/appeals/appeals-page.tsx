import type { AppealState } from '@kindred/contract/desk/appeals';
import { getRouteApi } from '@tanstack/react-router';
import { useAppeals } from '../../../api/desk/appeals.ts';
import { messages as m } from '#texts/appeals.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import { ListSkeleton } from '../../../ui/states/list-skeleton.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { Segments } from '../../../ui/fields/segments.tsx';
import { StaffPage } from '../../../ui/pages/staff-page.tsx';
import { SinceChip } from '../../../widgets/badges/since-chip.tsx';
import { FilterChips } from '../../../widgets/list-toolbar/filter-chips.tsx';
import { DeskNav } from '../desk-nav.tsx';
import { AppealArticle } from './appeal-article.tsx';
import { fromIn, stateIn } from './appeals-search.ts';
import panel from '../../../ui/pages/panel.module.css';

const route = getRouteApi('/desk/appeals');
const states: readonly AppealState[] = [
  'waiting',
  'upheld',
  'partly-reversed',
  'reversed',
  'changed',
  'all',
];

/** Appealed decisions, for another colleague than the first decider. */
export function AppealsPage() {
  const search = route.useSearch();
  const state = stateIn(search);
  const from = fromIn(search);
  const navigate = route.useNavigate();
  const query = useAppeals(state, from);
  const { data } = query;
  const phone = useBelow('narrow');
  const appeals = data?.pages.flatMap((page) => page.appeals) ?? [];
  const counts = data?.pages.at(-1)?.counts;
  const options = states.map((value) => ({
    value,
    label: m.counted({ state: value, count: counts?.[value] ?? 0 }),
  }));
  const show = (wanted: AppealState) =>
    void navigate({ search: { state: wanted === 'waiting' ? undefined : wanted, from } });
  return (
    <StaffPage title={m.title}>
      <DeskNav />
      <p className="text-muted">{m.about}</p>
      {phone ? (
        <search aria-label={m.show}>
          <FilterChips
            chips={options.map(({ value, label }) => ({
              label,
              count: undefined,
              pressed: value === state,
              choose: () => show(value),
            }))}
          />
        </search>
      ) : (
        <div className="max-w-body">
          <Segments legend={m.show} hidesLegend options={options} value={state} onChange={show} />
        </div>
      )}
      {from && (
        <SinceChip
          from={from}
          onClear={() => void navigate({ search: { state, from: undefined } })}
        />
      )}
      <QueryState query={query} words={m} skeleton={<ListSkeleton loading={m.loading} />} />
      {appeals.length > 0 && (
        <ul className={`m-0 grid list-none grid-cols-1 p-0 ${panel.panel}`}>
          {appeals.map((appeal) => (
            <AppealArticle key={appeal._id} appeal={appeal} />
          ))}
        </ul>
      )}
      {data && appeals.length === 0 && (
        <p className={`px-5 py-12 text-center text-muted ${panel.panel}`}>
          {state === 'waiting' ? m.noneWaiting : m.none}
        </p>
      )}
      <MoreRows query={query} label={m.more} />
    </StaffPage>
  );
}
