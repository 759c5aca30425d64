import type { CasePerson, CaseReport } from '@kindred/contract/desk/case-parts';
import { shortId } from '../../../lib/facts/short-id.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/desk.ts';
import classes from './person.module.css';

interface Props {
  notes: CasePerson['notes'];
  /** Their internal replies are notes that were written on the page of the reports. */
  reports: readonly CaseReport[];
}

/** The notes of the team, the latest first. */
export function NoteList({ notes, reports }: Props) {
  const { person: m, case: words } = messages;
  const all = [
    ...notes.map((note) => ({ ...note, on: null })),
    ...reports.flatMap(({ _id: on, replies }) =>
      replies
        .filter(({ isInternal }) => isInternal)
        .map(({ _id, message, repliedBy, repliedAt }) => ({
          _id,
          body: message,
          author: repliedBy,
          createdAt: repliedAt,
          on,
        })),
    ),
  ].toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
  if (all.length === 0) return <p className="text-sm font-normal text-muted">{m.noNotes}</p>;
  return (
    <ul className="m-0 grid list-none gap-2.5 p-0">
      {all.map(({ _id, body, author, createdAt, on }) => (
        <li className={classes.item} key={_id}>
          <p className="whitespace-pre-wrap plaintext">{body}</p>
          <span className="text-xs text-faint">
            {words.by({ name: author?.name ?? null, when: formatDate(createdAt) })}
            {on && ` · ${m.onReport({ id: shortId(on) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
