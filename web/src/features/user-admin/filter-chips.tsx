import { useDashboard } from '../../api/statistics.ts';
import { formatNumber } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import classes from './user-filters.module.css';
import type { UsersSearch } from './users-search.ts';

interface Props {
  search: UsersSearch;
  onChange: (change: UsersSearch) => void;
}

/** The filters that are used most, on a phone. */
export function FilterChips({ search: { status, type }, onChange }: Props) {
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
    <div className={classes.chips}>
      {chips.map(({ label, count, filter }) => {
        const wanted: UsersSearch = { status: undefined, type: undefined, ...filter };
        return (
          <button
            key={label}
            type="button"
            aria-pressed={wanted.status === status && wanted.type === type}
            onClick={() => onChange(wanted)}
          >
            {label} {count !== undefined && <b>{formatNumber(count)}</b>}
          </button>
        );
      })}
    </div>
  );
}
