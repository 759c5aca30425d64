import type { SavedView, ViewScreen } from '@kindred/contract/saved-views';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { messages } from '../lib/messages/lists.ts';
import { useChangeView, useDeleteView, useViews } from '../api/saved-views.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { QueryState } from '../ui/query-state.tsx';
import { SaveViewForm } from './save-view-form.tsx';
import classes from './saved-views.module.css';

interface Props {
  screen: ViewScreen;
  opened: boolean;
  onClose: () => void;
}

export function SavedViewsDialog({ screen, opened, onClose }: Props) {
  const { views: m } = messages;
  return (
    <Dialog opened={opened} onClose={onClose} title={m.title} closeLabel={m.close}>
      {opened && <Views screen={screen} onClose={onClose} />}
    </Dialog>
  );
}

function Views({ screen, onClose }: { screen: ViewScreen; onClose: () => void }) {
  const { views: m } = messages;
  const query = useViews(screen, true);
  return (
    <div className={classes.views}>
      <QueryState query={query} words={m} />
      {query.data?.length === 0 && <p className={classes.quiet}>{m.none}</p>}
      <ul>
        {query.data?.map((view) => (
          <View key={view._id} view={view} screen={screen} onClose={onClose} />
        ))}
      </ul>
      <SaveViewForm screen={screen} />
    </div>
  );
}

interface ViewProps {
  view: SavedView;
  screen: ViewScreen;
  onClose: () => void;
}

function View({ view: { _id: id, name, query, shared, mine, owner }, screen, onClose }: ViewProps) {
  const { views: m } = messages;
  const navigate = useNavigate();
  const changing = useChangeView();
  const deleting = useDeleteView();
  const [typed, setTyped] = useState<string | null>(null);
  const error = changing.error ?? deleting.error;
  if (typed !== null) {
    return (
      <li>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim())
              changing.mutate({ id, name: typed.trim() }, { onSuccess: () => setTyped(null) });
          }}
        >
          <input
            aria-label={m.renameOf(name)}
            maxLength={60}
            value={typed}
            ref={(input) => input?.focus()}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" size="xs" color="ink" loading={changing.isPending}>
            {m.rename}
          </Button>
          <Button size="xs" variant="default" onClick={() => setTyped(null)}>
            {m.cancel}
          </Button>
        </form>
        {error && <Notice kind="danger">{errorText(error)}</Notice>}
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className={classes.open}
        onClick={() => {
          void navigate({ href: `/${screen}${query && `?${query}`}` });
          onClose();
        }}
      >
        {name}
      </button>
      <span className={classes.quiet}>{mine ? (shared ? m.shared : m.private) : m.by(owner)}</span>
      {mine && (
        <span className={classes.buttons}>
          <Button size="compact-xs" variant="default" onClick={() => setTyped(name)}>
            {m.rename}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            loading={changing.isPending}
            onClick={() => changing.mutate({ id, shared: !shared })}
          >
            {shared ? m.unshare : m.share}
          </Button>
          <Button
            size="compact-xs"
            variant="default"
            loading={deleting.isPending}
            onClick={() => deleting.mutate(id)}
          >
            {m.delete}
          </Button>
        </span>
      )}
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
    </li>
  );
}
