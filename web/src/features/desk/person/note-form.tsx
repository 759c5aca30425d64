import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { isSendChord } from '../../../lib/is-send-chord.ts';
import { messages } from '../../../lib/messages/desk.ts';
import { Alert } from '../../../ui/alert.tsx';

interface Props {
  send: (body: string, then: { onSuccess: () => void }) => void;
  isPending: boolean;
  error: Error | null;
}

/** A note for the team. The key N focuses it. */
export function NoteForm({ send, isPending, error }: Props) {
  const { person: m } = messages;
  const [body, setBody] = useState('');
  const note = body.trim();
  const submit = () => {
    if (note && !isPending) send(note, { onSuccess: () => setBody('') });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        id="desk-note"
        size="sm"
        aria-label={m.note}
        placeholder={m.note}
        autosize
        minRows={1}
        maxLength={2000}
        value={body}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
        onKeyDown={(event) => {
          if (isSendChord(event)) submit();
        }}
      />
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {note && (
        <Button type="submit" variant="default" size="xs" loading={isPending}>
          {m.addNote}
        </Button>
      )}
    </form>
  );
}
