import { type Stop, findStop, isQuestion } from '@kindred/contract/chat/stops';
import { longestNote } from '@kindred/contract/likes';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { type SubmitEvent, useState } from 'react';
import type { Written } from '../../../api/deck.ts';
import { messages as chatWords } from '../../../lib/messages/chat.ts';
import { messages } from '../../../lib/messages/likes.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';

interface Props {
  name: string;
  opened: boolean;
  onClose: () => void;
  onSend: (written: Written) => void;
}

/** A note is a first message: the same rules read it, before it is sent as well as on the server. */
export function NoteDialog({ name, opened, onClose, onSend }: Props) {
  const { discover: m } = messages;
  const { stopped } = chatWords;
  const [note, setNote] = useState('');
  const [stop, setStop] = useState<Stop | null>(null);
  const sure = isQuestion(stop);
  function write(text: string) {
    setNote(text);
    setStop(null);
  }
  function send(event: SubmitEvent) {
    event.preventDefault();
    const text = note.trim();
    if (!text) return;
    const found = findStop(text, { sure });
    if (found) return setStop(found);
    onSend({ note: text, ...(sure && { sure }) });
    write('');
  }
  return (
    <Dialog
      title={m.noteTitle(name)}
      closeLabel={m.cancel}
      opened={opened}
      onClose={onClose}
      keepsText
    >
      <form onSubmit={send}>
        <Textarea
          data-autofocus
          label={m.noteLabel}
          description={m.noteAbout(name)}
          rows={3}
          maxLength={longestNote}
          value={note}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        {stop && (
          <Alert kind={sure ? 'warning' : 'danger'}>
            {sure && <strong>{stopped.sure}</strong>} {stopped.stops[stop]}
          </Alert>
        )}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" disabled={!note.trim()}>
            {sure ? stopped.sendAnyway : m.sendNote}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
