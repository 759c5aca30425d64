import type { Case } from '@kindred/contract/desk';
import type { CasePerson } from '@kindred/contract/desk/case-parts';
import { useAnswerReports } from '../../../api/desk/decisions.ts';
import { useAddPersonNote } from '../../../api/desk/notes.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '../../../lib/messages/desk.ts';
import type { Draft } from '../decide/draft.ts';
import { LeftOut } from '../left-out.tsx';
import { NoteForm } from './note-form.tsx';
import classes from './person.module.css';

interface Typed {
  body: string;
  onChange: (draft: Draft) => void;
}

/** The team's notes about a person, and a field for more. */
export function PersonNotes({ person, ...typed }: Typed & { person: CasePerson }) {
  const { person: m, case: words } = messages;
  const { notes, notesLeftOut } = person;
  const { mutateAsync, isPending, error } = useAddPersonNote(person._id);
  return (
    <section aria-label={m.notes}>
      <h3 className="mb-1-5 heading-bold">{m.notes}</h3>
      {notes.length === 0 && <p className="muted text-sm normal">{m.noNotes}</p>}
      <ul className="plain-list grid gap-2-5">
        {notes.map(({ _id, body, author, createdAt }) => (
          <li className={classes.item} key={_id}>
            <p className="pre-wrap">{body}</p>
            <span className="faint text-xs">
              {words.by(author?.name ?? null, formatDate(createdAt))}
            </span>
          </li>
        ))}
      </ul>
      <LeftOut count={notesLeftOut} person={person} />
      <NoteForm {...typed} send={mutateAsync} isPending={isPending} error={error} />
    </section>
  );
}

/** A note on a report about the service is among its replies. */
export function ReportNote({ found: { reports }, ...typed }: Typed & { found: Case }) {
  const { person: m } = messages;
  const { mutateAsync, isPending, error } = useAnswerReports();
  return (
    <section aria-label={m.notes}>
      <h3 className="mb-1-5 heading-bold">{m.notes}</h3>
      <NoteForm
        {...typed}
        send={(message) =>
          mutateAsync(reports.map(({ _id: id }) => ({ id, message, isInternal: true })))
        }
        isPending={isPending}
        error={error}
      />
    </section>
  );
}
