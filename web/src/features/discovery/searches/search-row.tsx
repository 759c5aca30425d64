import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { type SavedSearch, useChangeSearch, useDeleteSearch } from '../../../api/saved-searches.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/saved-searches.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { RenameSearchForm } from './rename-search-form.tsx';
import classes from './searches.module.css';

interface Props {
  search: SavedSearch;
  onOpen: () => void;
}

export function SearchRow({ search: { _id: id, name, alerts, locked }, onOpen }: Props) {
  const [renaming, setRenaming] = useState(false);
  const change = useChangeSearch();
  const remove = useDeleteSearch();
  const error = change.error ?? remove.error;
  return (
    <li className="border-b border-line py-1.5">
      {renaming ? (
        <RenameSearchForm id={id} name={name} onClose={() => setRenaming(false)} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <button
            type="button"
            className={`min-h-11 cursor-pointer border-0 bg-transparent p-0 text-start anywhere text-ink underline heading-md ${classes.open}`}
            aria-label={m.open({ name })}
            onClick={onOpen}
          >
            {name}
          </button>
          <span className="text-sm text-muted">{alerts && !locked ? m.alertsOn : m.alertsOff}</span>
          <Switch
            aria-label={m.alerts({ name })}
            checked={alerts}
            disabled={change.isPending || (locked && !alerts)}
            onChange={({ currentTarget: { checked } }) => change.mutate({ id, alerts: checked })}
          />
          <IconButton size="xl" aria-label={m.rename({ name })} onClick={() => setRenaming(true)}>
            <IconPencil size={18} stroke={1.75} />
          </IconButton>
          <IconButton
            size="xl"
            aria-label={m.delete({ name })}
            busy={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            <IconTrash size={18} stroke={1.75} />
          </IconButton>
        </div>
      )}
      {locked && <p className="text-sm text-muted">{m.locked}</p>}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </li>
  );
}
