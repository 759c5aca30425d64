import { useDashboard } from '../../../api/statistics.ts';
import { messages } from '#texts/user-admin.ts';
import { FilterChips } from '../../../widgets/list-toolbar/filter-chips.tsx';
import type { UsersSearch } from './users-search.ts';

interface Props {
  search: UsersSearch;
  onChange: (change: UsersSearch) => void;
}

/** The most used filters, on a phone. */
export function UserChips({ search: { status, type }, onChange }: Props) {
  const { filters: m } = messages;
  const { data } = useDashboard();
  const chips = [
    { label: m.statuses.all, count: data?.total, filter: {} },
    { label: m.statuses.online, count: data?.online, filter: { status: 'online' } },
    { label: m.types.vip, count: data?.vip, filter: { type: 'vip' } },
    {
      label: m.statuses.inactive,
      count: data && data.total - data.active,
      filter: { status: 'inactive' },
    },
    { label: m.statuses.verified, count: data?.verified, filter: { status: 'verified' } },
  ] satisfies { label: string; count: number | undefined; filter: UsersSearch }[];
  return (
    <FilterChips
      chips={chips.map(({ label, count, filter }) => {
        const wanted: UsersSearch = { status: undefined, type: undefined, ...filter };
        const pressed = wanted.status === status && wanted.type === type;
        return { label, count, pressed, choose: () => onChange(wanted) };
      })}
    />
  );
}
