import { userLimits, userStatuses, userTypes } from '@kindred/contract/user-admin/user-filters';
import { Button, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { formatDate } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { SavedViews } from '../../widgets/saved-views/saved-views.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportButton } from './export-button.tsx';
import classes from './user-filters.module.css';
import type { UsersSearch } from './users-search.ts';

interface Props {
  search: UsersSearch;
  onChange: (change: UsersSearch) => void;
  onColumns: (columns: string | undefined) => void;
}

export function UserFilters({ search, onChange, onColumns }: Props) {
  const { filters: m } = messages;
  const { status = 'all', type = 'all', limits = 'all', joined } = search;
  return (
    <div className={classes.bar}>
      <SearchField
        label={m.search}
        term={search.search ?? ''}
        onSearch={(term) => onChange({ search: term })}
      />
      <NativeSelect
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        aria-label={m.status}
        value={status}
        data={userStatuses.map((value) => ({ value, label: `${m.status}: ${m.statuses[value]}` }))}
        onChange={({ currentTarget }) => onChange({ status: currentTarget.value as typeof status })}
      />
      <NativeSelect
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        aria-label={m.type}
        value={type}
        data={userTypes.map((value) => ({ value, label: `${m.type}: ${m.types[value]}` }))}
        onChange={({ currentTarget }) => onChange({ type: currentTarget.value as typeof type })}
      />
      <NativeSelect
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        aria-label={m.limits}
        value={limits}
        data={userLimits.map((value) => ({ value, label: `${m.limits}: ${m.limitKinds[value]}` }))}
        onChange={({ currentTarget }) => onChange({ limits: currentTarget.value as typeof limits })}
      />
      {joined && (
        <Button
          variant="default"
          rightSection={<IconX size={16} aria-hidden />}
          aria-label={`${m.joined(monthName(joined))}. ${m.clearJoined}`}
          onClick={() => onChange({ joined: undefined })}
        >
          {m.joined(monthName(joined))}
        </Button>
      )}
      <div className={classes.tools}>
        <SavedViews screen="users" />
        <ColumnsMenu columns={search.columns} onChange={onColumns} />
        <ExportButton search={search} />
      </div>
    </div>
  );
}

const monthName = (month: string) =>
  formatDate(`${month}-15T12:00:00Z`, { dateStyle: undefined, month: 'long', year: 'numeric' });
