import { useReportStatistics } from '../../../api/reports/handling.ts';
import { messages } from '#texts/reports.ts';
import { FilterChips } from '../../../widgets/list-toolbar/filter-chips.tsx';
import { type ReportsSearch, unfiltered } from '../reports-search.ts';

interface Props {
  search: ReportsSearch;
  onChange: (change: ReportsSearch) => void;
}

const names = [
  'status',
  'problem_type',
  'reason',
  'priority',
  'from',
  'sortBy',
  'sortOrder',
] as const;
const noOrder: ReportsSearch = { sortBy: undefined, sortOrder: undefined };

/** The built-in views. The list starts with the first. */
export function ReportViews({ search, onChange }: Props) {
  const { views: m } = messages;
  const { data } = useReportStatistics();
  const views = [
    { label: m.all, count: data?.total, view: {} },
    {
      label: m.open,
      count: data && data.byStatus.pending + data.byStatus.in_progress,
      view: { status: 'open', sortBy: 'priority' },
    },
    { label: m.pending, count: data?.byStatus.pending, view: { status: 'pending' } },
    { label: m.inProgress, count: data?.byStatus.in_progress, view: { status: 'in_progress' } },
  ] satisfies { label: string; count: number | undefined; view: ReportsSearch }[];
  return (
    <FilterChips
      chips={views.map(({ label, count, view }) => {
        const wanted: ReportsSearch = { ...unfiltered, ...noOrder, ...view };
        const pressed = !search.search && names.every((name) => wanted[name] === search[name]);
        return { label, count, pressed, choose: () => onChange(wanted) };
      })}
    />
  );
}
