import type { BrowseFilter } from '@kindred/contract/discovery';
import type { BrowseSort } from '@kindred/contract/discovery/browse';
import { IconListSearch } from '@tabler/icons-react';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type SavedSearch, useSearches } from '../../../api/saved-searches.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { messages as m } from '#texts/saved-searches.ts';

const SearchesDialog = lazyRouteComponent(() => import('./searches-dialog.tsx'), 'SearchesDialog');

interface Props {
  filter: BrowseFilter;
  sort: BrowseSort;
  onOpen: (search: SavedSearch) => void;
}

/** The member's named filters, and a form that saves the current ones. */
export function SavedSearches({ onOpen, ...present }: Props) {
  const { data: searches = [] } = useSearches();
  const [opened, setOpened] = useState<boolean | null>(null);
  return (
    <>
      <Button
        look="plain"
        icon={<IconListSearch size={18} stroke={1.75} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        {m.button({ count: searches.length })}
      </Button>
      {opened !== null && (
        <Suspense>
          <SearchesDialog
            {...present}
            opened={opened}
            onClose={() => setOpened(false)}
            onOpen={(search) => {
              setOpened(false);
              onOpen(search);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
