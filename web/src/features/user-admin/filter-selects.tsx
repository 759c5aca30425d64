import { userLimits, userStatuses, userTypes } from '@kindred/contract/user-admin/user-filters';
import { messages } from '../../lib/messages/user-admin.ts';
import { ListSelect } from '../../widgets/list-toolbar/list-select.tsx';
import classes from '../../widgets/list-toolbar/list-toolbar.module.css';
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
      label: `${m.sort}: ${columns[name]}, ${m.orders[by][each]}`,
    })),
  );
  return (
    <>
      <ListSelect
        label={m.status}
        value={status}
        data={userStatuses.map((value) => ({ value, label: `${m.status}: ${m.statuses[value]}` }))}
        onChange={(value) => onChange({ status: value as typeof status })}
      />
      <ListSelect
        label={m.type}
        value={type}
        data={userTypes.map((value) => ({ value, label: `${m.type}: ${m.types[value]}` }))}
        onChange={(value) => onChange({ type: value as typeof type })}
      />
      <ListSelect
        label={m.limits}
        value={limits}
        data={userLimits.map((value) => ({ value, label: `${m.limits}: ${m.limitKinds[value]}` }))}
        onChange={(value) => onChange({ limits: value as typeof limits })}
      />
      <div className={classes.sort}>
        <ListSelect
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
