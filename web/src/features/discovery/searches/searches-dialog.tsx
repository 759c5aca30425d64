import type { BrowseFilter } from '@kindred/contract/discovery';
import type { BrowseSort } from '@kindred/contract/discovery/browse';
import { IconListSearch } from '@tabler/icons-react';
import { type SavedSearch, useSearches } from '../../../api/saved-searches.ts';
import { messages as m } from '#texts/saved-searches.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { SaveSearchForm } from './save-search-form.tsx';
import { SearchRow } from './search-row.tsx';

interface Props {
  filter: BrowseFilter;
  sort: BrowseSort;
  opened: boolean;
  onClose: () => void;
  onOpen: (search: SavedSearch) => void;
}

export function SearchesDialog({ filter, sort, opened, onClose, onOpen }: Props) {
  const query = useSearches();
  return (
    <Dialog title={m.title} closeLabel={m.close} opened={opened} onClose={onClose}>
      <div className="grid gap-5">
        <QueryState query={query} words={m} />
        {query.data?.length === 0 && (
          <EmptyState icon={IconListSearch} title={m.none} about={m.noneAbout} />
        )}
        {query.data && query.data.length > 0 && (
          <ul className="m-0 list-none p-0" aria-label={m.list}>
            {query.data.map((search) => (
              <SearchRow key={search._id} search={search} onOpen={() => onOpen(search)} />
            ))}
          </ul>
        )}
        <SaveSearchForm filter={filter} sort={sort} />
      </div>
    </Dialog>
  );
}
