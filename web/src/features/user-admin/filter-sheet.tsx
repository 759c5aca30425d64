import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { messages } from '../../lib/messages/user-admin.ts';
import { messages as lists } from '../../lib/messages/lists.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFooter } from '../../ui/dialog-footer.tsx';
import classes from './user-filters.module.css';
import { isFiltered, unfiltered, type UsersSearch } from './users-search.ts';

interface Props {
  opened: boolean;
  search: UsersSearch;
  onChange: (change: UsersSearch) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Every filter and what else can be done with the list, on a phone. */
export function FilterSheet({ opened, search, onChange, onClose, children }: Props) {
  const { filters: m } = messages;
  return (
    <Dialog opened={opened} onClose={onClose} title={m.filters} closeLabel={m.close}>
      <div className={classes.sheet}>{children}</div>
      <DialogFooter>
        {isFiltered(search) && (
          <Button variant="default" onClick={() => onChange(unfiltered)}>
            {lists.clearFilters}
          </Button>
        )}
        <Button color="ink" onClick={onClose}>
          {m.done}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
