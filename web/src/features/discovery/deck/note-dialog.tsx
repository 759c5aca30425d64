import { longestNote } from '@kindred/contract/likes';
import { Button, Textarea } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { type SubmitEvent, useState } from 'react';
import { messages } from '../../../lib/messages/likes.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';

interface Props {
  name: string;
  opened: boolean;
  onClose: () => void;
  onSend: (note: string) => void;
}

export function NoteDialog({ name, opened, onClose, onSend }: Props) {
  const { discover: m } = messages;
  const [note, setNote] = useState('');
  function send(event: SubmitEvent) {
    event.preventDefault();
    if (!note.trim()) return;
    onSend(note.trim());
    setNote('');
  }
  return (
    <Dialog title={m.noteTitle(name)} closeLabel={m.cancel} opened={opened} onClose={onClose}>
      <form onSubmit={send}>
        <Textarea
          data-autofocus
          label={m.noteLabel}
          description={m.noteAbout(name)}
          rows={3}
          maxLength={longestNote}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" disabled={!note.trim()}>
            {m.sendNote}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
