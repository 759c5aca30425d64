import type { Case } from '@kindred/contract/desk';
import type { CasePerson } from '@kindred/contract/desk/case-parts';
import { useAnswerReports } from '../../../api/desk/decisions.ts';
import { useAddPersonNote } from '../../../api/desk/notes.ts';
import { messages } from '#texts/desk.ts';
import type { Draft } from '../decide/draft.ts';
import { LeftOut } from '../left-out.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteList } from './note-list.tsx';

interface Props {
  found: Case;
  body: string;
  onChange: (draft: Draft) => void;
  onNoted: () => void;
}

/** The team's notes about a person and on the reports of the case, and a field for more. */
export function PersonNotes({ person, found, ...typed }: Props & { person: CasePerson }) {
  const { person: m } = messages;
  const { notes, notesLeftOut } = person;
  const { mutateAsync, isPending, error } = useAddPersonNote(person._id);
  return (
    <section aria-label={m.notes}>
      <h3 className="mb-1.5 heading-bold">{m.notes}</h3>
      <NoteList notes={notes} reports={found.reports} />
      <LeftOut count={notesLeftOut} person={person} />
      <NoteForm {...typed} send={mutateAsync} isPending={isPending} error={error} />
    </section>
  );
}

/** A note on a report about the service is among its replies. */
export function ReportNote({ found: { reports }, ...typed }: Props) {
  const { person: m } = messages;
  const { mutateAsync, isPending, error } = useAnswerReports();
  return (
    <section aria-label={m.notes}>
      <h3 className="mb-1.5 heading-bold">{m.notes}</h3>
      <NoteList notes={[]} reports={reports} />
      <NoteForm
        {...typed}
        send={(message) =>
          mutateAsync(async () => reports.map(({ _id: id }) => ({ id, message, isInternal: true })))
        }
        isPending={isPending}
        error={error}
      />
    </section>
  );
}
