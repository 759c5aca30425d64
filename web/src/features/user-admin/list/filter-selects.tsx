import { userLimits, userStatuses, userTypes } from '@kindred/contract/user-admin/user-filters';
import { commaList } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/user-admin.ts';
import { FilterSelect } from '../../../widgets/list-toolbar/filter-select.tsx';
import classes from '../../../widgets/list-toolbar/list-toolbar.module.css';
import { type UsersSearch, sortedColumns } from './users-search.ts';

interface Props {
  search: UsersSearch;
  onChange: (change: UsersSearch) => void;
}

const orders = ['asc', 'desc'] as const;

/** The order has its own select if the table has no header to press. */
export function FilterSelects({ search, onChange }: Props) {
  const { filters: m, columns } = messages;
  const {
    status = 'all',
    type = 'all',
    limits = 'all',
    sort = 'createdAt',
    order = 'desc',
  } = search;
  const sorts = sortedColumns.flatMap(([name, by]) =>
    orders.map((each) => ({
      value: `${by} ${each}`,
      label: commaList([columns[name], m.orders[by][each]]),
    })),
  );
  return (
    <>
      <FilterSelect
        label={m.status}
        value={status}
        data={userStatuses.map((value) => ({ value, label: m.statuses[value] }))}
        onChange={(value) => onChange({ status: value as typeof status })}
      />
      <FilterSelect
        label={m.type}
        value={type}
        data={userTypes.map((value) => ({ value, label: m.types[value] }))}
        onChange={(value) => onChange({ type: value as typeof type })}
      />
      <FilterSelect
        label={m.limits}
        value={limits}
        data={userLimits.map((value) => ({ value, label: m.limitKinds[value] }))}
        onChange={(value) => onChange({ limits: value as typeof limits })}
      />
      <div className={classes.sort}>
        <FilterSelect
          label={m.sort}
          value={`${sort} ${order}`}
          data={sorts}
          onChange={(value) => {
            const [by, direction] = value.split(' ') as [typeof sort, typeof order];
            onChange({ sort: by, order: direction });
          }}
        />
      </div>
    </>
  );
}
