import type { MemberFile } from '@kindred/contract/user-admin/member-file';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useRef, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/member-file.ts';
import { Notice } from '../../../ui/notice.tsx';
import classes from './member-file.module.css';
import { Panel } from './panel.tsx';
import { PersonLink } from './person-link.tsx';
import { useAddNote, useDeleteNote } from './queries.ts';

export function NotesPanel({ file: { user, notes } }: { file: MemberFile }) {
  const { notes: m } = messages;
  const adding = useAddNote(user._id);
  const deleting = useDeleteNote(user._id);
  const [words, setWords] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);

  // An empty note cannot be sent: the focus goes back to where the next one is written.
  function clear() {
    setWords('');
    field.current?.focus();
  }

  const error = adding.error ?? deleting.error;
  return (
    <Panel title={m.title}>
      <form
        className={classes.noteForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (words.trim() && !adding.isPending) adding.mutate(words.trim(), { onSuccess: clear });
        }}
      >
        <Textarea
          ref={field}
          label={m.label}
          description={m.about}
          rows={2}
          autosize={false}
          maxLength={2000}
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <Button
          type="submit"
          size="xs"
          color="ink"
          loading={adding.isPending}
          disabled={!words.trim()}
        >
          {m.add}
        </Button>
      </form>
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <ul className={classes.lines}>
        {notes.map(({ _id, body, author, createdAt, mine }) => (
          <li key={_id}>
            <span className={classes.note}>
              {body}
              <small className={classes.quiet}>
                <PersonLink person={author} /> · {formatDate(createdAt, { timeStyle: 'short' })}
              </small>
            </span>
            {mine && (
              <Button
                variant="default"
                size="xs"
                className={classes.end}
                aria-label={m.deleteOf(body.slice(0, 40))}
                loading={deleting.isPending && deleting.variables === _id}
                onClick={() => deleting.mutate(_id)}
              >
                {m.delete}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
