import type { Case } from '@kindred/contract/desk';
import type { CasePerson } from '@kindred/contract/desk/case-parts';
import { useAnswerReports } from '../../../api/desk/decisions.ts';
import { useAddPersonNote } from '../../../api/desk/notes.ts';
import { formatDate } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/desk.ts';
import { LeftOut } from '../left-out.tsx';
import { NoteForm } from './note-form.tsx';
import classes from './person.module.css';

/** The team's notes about a person, and a field for more. */
export function PersonNotes({ person }: { person: CasePerson }) {
  const { person: m, case: words } = messages;
  const { notes, notesLeftOut } = person;
  const { mutate, isPending, error } = useAddPersonNote(person._id);
  return (
    <section aria-label={m.notes}>
      <h3>{m.notes}</h3>
      {notes.length === 0 && <p className={classes.quiet}>{m.noNotes}</p>}
      <ul className={classes.notes}>
        {notes.map(({ _id, body, author, createdAt }) => (
          <li key={_id}>
            <p>{body}</p>
            <span>{words.by(author?.name ?? null, formatDate(createdAt))}</span>
          </li>
        ))}
      </ul>
      <LeftOut count={notesLeftOut} person={person} />
      <NoteForm send={mutate} isPending={isPending} error={error} />
    </section>
  );
}

/** A note on a report about the service is among its replies. */
export function ReportNote({ found: { reports } }: { found: Case }) {
  const { person: m } = messages;
  const { mutate, isPending, error } = useAnswerReports();
  return (
    <section aria-label={m.notes}>
      <h3>{m.notes}</h3>
      <NoteForm
        send={(message, then) =>
          mutate(
            reports.map(({ _id: id }) => ({ id, message, isInternal: true })),
            then,
          )
        }
        isPending={isPending}
        error={error}
      />
    </section>
  );
}
