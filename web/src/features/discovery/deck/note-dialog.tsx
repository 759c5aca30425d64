import { messages as stopTexts } from '#texts/message-stops.ts';
import { type Stop, findStop, isQuestion } from '@kindred/contract/chat/stops';
import { longestNote } from '@kindred/contract/likes';
import type { LikedPart } from '@kindred/contract/likes/liked-part';
import { type SubmitEvent, useState } from 'react';
import type { Written } from '../../../api/choices/outbox.ts';
import { entersLines } from '../../../lib/keys/enters-lines.ts';
import { messages as chatWords } from '#texts/chat.ts';
import { messages as partWords } from '#texts/liked-parts.ts';
import { messages } from '#texts/likes.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { DialogFooter } from '../../../ui/dialogs/dialog-footer.tsx';
import { PartPreview } from './part-preview.tsx';
import { LongText } from '../../../ui/fields/long-text.tsx';

interface Props {
  name: string;
  /** What of the profile is liked, with a note or without one. Null for the whole, which needs a note. */
  part: LikedPart | null;
  opened: boolean;
  onClose: () => void;
  onSend: (written: Written) => void;
}

/** A note is a first message: the same rules read it, before it is sent as well as on the server. */
export function NoteDialog({ name, part, opened, onClose, onSend }: Props) {
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
    if (!text && !part) return;
    const found = findStop(text, { sure });
    if (found) return setStop(found);
    onSend({
      ...(text && { note: text }),
      ...(sure && { sure }),
      ...(part && { part: { kind: part.kind, id: part.id } }),
    });
    write('');
  }
  return (
    <Dialog
      title={part ? partWords.title[part.kind]({ name }) : m.noteTitle({ name })}
      closeLabel={m.cancel}
      opened={opened}
      onClose={onClose}
      keepsText
    >
      <form className="grid grid-cols-1 gap-4" onSubmit={send}>
        {part && <PartPreview part={part} />}
        <LongText
          // With a part it is optional, so the keyboard of a phone does not cover what is liked.
          data-autofocus={part && entersLines() ? undefined : true}
          label={part ? partWords.comment : m.noteLabel}
          hint={part ? partWords.commentAbout({ name }) : m.noteAbout({ name })}
          rows={3}
          maxLength={longestNote}
          value={note}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        {stop && (
          <Alert kind={sure ? 'warning' : 'danger'}>
            {sure && <strong>{stopped.sure}</strong>} {stopTexts[stop]}
          </Alert>
        )}
        <DialogFooter>
          <Button look="plain" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" disabled={!part && !note.trim()}>
            {sure ? stopped.sendAnyway : part ? partWords.send : m.sendNote}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
