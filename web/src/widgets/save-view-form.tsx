import type { ViewScreen } from '@kindred/contract/saved-views';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { errorText } from '../lib/error-text.ts';
import { messages } from '../lib/messages/lists.ts';
import { useSaveView } from '../api/saved-views.ts';
import { Notice } from '../ui/notice.tsx';
import classes from './saved-views.module.css';

/** Keeps the list as its address says it now; which page of it is no part of a view. */
export function SaveViewForm({ screen }: { screen: ViewScreen }) {
  const { views: m } = messages;
  const address = useLocation({ select: ({ searchStr }) => searchStr });
  const { mutate, error, isPending } = useSaveView(screen);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  // Without a name there is nothing to press: the focus goes back to where the next one is typed.
  function clear() {
    setName('');
    field.current?.focus();
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim() || isPending) return;
        const query = new URLSearchParams(address);
        query.delete('page');
        query.delete('bulk');
        mutate({ name: name.trim(), query: query.toString(), shared }, { onSuccess: clear });
      }}
    >
      <TextInput
        ref={field}
        label={m.name}
        description={m.nameAbout}
        maxLength={60}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={shared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
        {m.shareNew}
      </label>
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <Button type="submit" color="ink" loading={isPending} disabled={!name.trim()}>
        {m.save}
      </Button>
    </form>
  );
}
