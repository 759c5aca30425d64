import { errorText } from '../../../lib/failures/error-text.ts';
import { isSendChord } from '../../../lib/keys/is-send-chord.ts';
import { messages } from '#texts/desk.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import type { Draft } from '../decide/draft.ts';
import classes from './person.module.css';

interface Props {
  /** What was typed, also before another case was opened. */
  body: string;
  onChange: (draft: Draft) => void;
  onNoted: () => void;
  send: (body: string) => Promise<unknown>;
  isPending: boolean;
  error: Error | null;
}

/** A note for the team. The key N focuses it. */
export function NoteForm({ body, onChange, onNoted, send, isPending, error }: Props) {
  const { person: m } = messages;
  const note = body.trim();
  const finish = () => {
    onChange({ teamNote: undefined });
    onNoted();
  };
  const submit = () => {
    if (!note || isPending) return;
    // Also if another case is open by then. A failure is shown below, and the text stays.
    send(note).then(finish, () => undefined);
  };
  return (
    <form
      className="mt-2 grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        id="desk-note"
        aria-label={m.note}
        placeholder={m.note}
        grows
        rows={1}
        maxLength={2000}
        value={body}
        onChange={({ currentTarget }) => onChange({ teamNote: currentTarget.value })}
        onKeyDown={(event) => {
          if (isSendChord(event)) submit();
        }}
      />
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {note && (
        <Button className={classes.button} type="submit" look="plain" size="xs" busy={isPending}>
          {m.addNote}
        </Button>
      )}
    </form>
  );
}
