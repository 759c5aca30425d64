import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/user-admin.ts';
import { SavedViews } from '../../widgets/saved-views/saved-views.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterSelects } from './filter-selects.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import classes from './user-filters.module.css';
import type { UsersSearch } from './users-search.ts';

interface Props {
  search: UsersSearch;
  /** Shown with the filters on a phone, where the list goes on as one scrolls. */
  pagination: ReactNode;
  onChange: (change: UsersSearch) => void;
  onColumns: (columns: string | undefined) => void;
}

/** On a phone the search and the most used filters stay at the top, and the others are in a sheet. */
export function UserFilters({ search, pagination, onChange, onColumns }: Props) {
  const { filters: m } = messages;
  const phone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState(false);
  const all = (
    <>
      <FilterSelects search={search} onChange={onChange} />
      <JoinedFilter joined={search.joined} onChange={onChange} />
      <div className={classes.tools}>
        <SavedViews screen="users" />
        <ColumnsMenu columns={search.columns} onChange={onColumns} />
        <ExportButton search={search} />
      </div>
    </>
  );
  const field = (
    <SearchField
      label={m.search}
      term={search.search ?? ''}
      onSearch={(term) => onChange({ search: term })}
    />
  );
  if (!phone)
    return (
      <div className={classes.bar}>
        {field}
        {all}
      </div>
    );
  return (
    <div className={classes.top}>
      <div className={classes.line}>
        {field}
        <ActionIcon
          variant="default"
          size={44}
          aria-label={m.filters}
          title={m.filters}
          onClick={() => setOpened(true)}
        >
          <IconAdjustmentsHorizontal size={20} stroke={1.75} />
        </ActionIcon>
      </div>
      <FilterChips search={search} onChange={onChange} />
      <FilterSheet
        opened={opened}
        search={search}
        onChange={onChange}
        onClose={() => setOpened(false)}
      >
        {all}
        {pagination}
      </FilterSheet>
    </div>
  );
}

/** The month of joining, which a chart leads to. */
function JoinedFilter({ joined, onChange }: Pick<UsersSearch, 'joined'> & Pick<Props, 'onChange'>) {
  const { filters: m } = messages;
  if (!joined) return null;
  return (
    <Button
      variant="default"
      rightSection={<IconX size={16} aria-hidden />}
      aria-label={`${m.joined(monthName(joined))}. ${m.clearJoined}`}
      onClick={() => onChange({ joined: undefined })}
    >
      {m.joined(monthName(joined))}
    </Button>
  );
}

const monthName = (month: string) =>
  formatDate(`${month}-15T12:00:00Z`, { dateStyle: undefined, month: 'long', year: 'numeric' });
