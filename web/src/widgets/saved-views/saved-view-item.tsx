import type { SavedView, ViewScreen } from '@kindred/contract/saved-views';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useChangeView, useDeleteView } from '../../api/saved-views.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '#texts/lists.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { RenameViewForm } from './rename-view-form.tsx';
import classes from './saved-views.module.css';

interface Props {
  view: SavedView;
  screen: ViewScreen;
  onClose: () => void;
}

export function SavedViewItem({ view, screen, onClose }: Props) {
  const { views: m } = messages;
  const { _id: id, name, query, shared, mine, owner } = view;
  const navigate = useNavigate();
  const changing = useChangeView();
  const deleting = useDeleteView();
  const [renaming, setRenaming] = useState(false);
  const error = changing.error ?? deleting.error;
  if (renaming) {
    return (
      <li className={`flex flex-wrap items-center ${classes.item} ${classes.view}`}>
        <RenameViewForm id={id} name={name} onClose={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className={`flex flex-wrap items-center ${classes.item} ${classes.view}`}>
      <button
        type="button"
        className="min-h-8 cursor-pointer border-0 bg-transparent p-0 text-start font-semibold anywhere text-ink underline"
        onClick={() => {
          void navigate({ href: `/${screen}${query && `?${query}`}` });
          onClose();
        }}
      >
        {name}
      </button>
      <span className="text-sm text-muted">
        {mine ? (shared ? m.shared : m.private) : m.by({ name: owner })}
      </span>
      {mine && (
        <span className="ms-auto inline-flex flex-wrap gap-1">
          <Button size="inline" look="plain" onClick={() => setRenaming(true)}>
            {m.rename}
          </Button>
          <Button
            size="inline"
            look="plain"
            busy={changing.isPending}
            onClick={() => changing.mutate({ id, shared: !shared })}
          >
            {shared ? m.unshare : m.share}
          </Button>
          <Button
            size="inline"
            look="plain"
            busy={deleting.isPending}
            onClick={() => deleting.mutate(id)}
          >
            {m.delete}
          </Button>
        </span>
      )}
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </li>
  );
}
