import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/user-admin.ts';
import { useBelow } from '../../../lib/use-below.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ListToolbar } from '../../../widgets/list-toolbar/list-toolbar.tsx';
import classes from '../../../widgets/list-toolbar/list-toolbar.module.css';
import { SavedViews } from '../../../widgets/saved-views/saved-views.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportButton } from './export-button.tsx';
import { FilterSelects } from './filter-selects.tsx';
import { UserChips } from './user-chips.tsx';
import { type UsersSearch, isFiltered, unfiltered } from './users-search.ts';

interface Props {
  search: UsersSearch;
  /** Shown with the filters on a phone, where the list loads more on scrolling. */
  pagination: ReactNode;
  onChange: (change: UsersSearch) => void;
  onColumns: (columns: string | undefined) => void;
}

export function UserFilters({ search, pagination, onChange, onColumns }: Props) {
  const { filters: m } = messages;
  const phone = useBelow('narrow');
  return (
    <ListToolbar
      search={
        <SearchField
          label={m.search}
          placeholder={phone ? m.searchShort : m.search}
          term={search.search ?? ''}
          onSearch={(term) => onChange({ search: term })}
        />
      }
      chips={<UserChips search={search} onChange={onChange} />}
      doneLabel={m.done}
      onClear={isFiltered(search) ? () => onChange(unfiltered) : null}
      pagination={pagination}
    >
      <FilterSelects search={search} onChange={onChange} />
      <JoinedFilter joined={search.joined} onChange={onChange} />
      <div className={`flex flex-wrap items-center gap-2 ${classes.tools}`}>
        <SavedViews screen="users" />
        <ColumnsMenu columns={search.columns} onChange={onColumns} />
        <ExportButton search={search} />
      </div>
    </ListToolbar>
  );
}

/** The month of joining, which a chart links to. */
function JoinedFilter({ joined, onChange }: Pick<UsersSearch, 'joined'> & Pick<Props, 'onChange'>) {
  const { filters: m } = messages;
  if (!joined) return null;
  return (
    <Button
      look="plain"
      after={<IconX size={16} aria-hidden />}
      aria-label={`${m.joined({ month: monthName(joined) })}. ${m.clearJoined}`}
      onClick={() => onChange({ joined: undefined })}
    >
      {m.joined({ month: monthName(joined) })}
    </Button>
  );
}

const monthName = (month: string) =>
  formatDate(`${month}-15T12:00:00Z`, { dateStyle: undefined, month: 'long', year: 'numeric' });
