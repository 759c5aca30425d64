import type { ReactNode } from 'react';
import { messages } from '#texts/lists.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../ui/dialogs/dialog-footer.tsx';
import classes from './list-toolbar.module.css';

interface Props {
  opened: boolean;
  doneLabel: string;
  onClear: (() => void) | null;
  pagination?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Every filter and the other actions of the list, on a phone. */
export function FilterSheet({ opened, doneLabel, onClear, onClose, ...content }: Props) {
  const { filters, clearFilters } = messages;
  return (
    <Dialog opened={opened} onClose={onClose} title={filters.title} closeLabel={filters.close}>
      <div className={`grid gap-3 ${classes.sheet}`}>
        {content.children}
        {content.pagination && <div className={classes.pages}>{content.pagination}</div>}
      </div>
      <DialogFooter>
        <Button
          className={classes.clear}
          look="plain"
          aria-disabled={!onClear}
          data-disabled={!onClear || undefined}
          onClick={() => onClear?.()}
        >
          {clearFilters}
        </Button>
        <Button look="ink" onClick={onClose}>
          {doneLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
