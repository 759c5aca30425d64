import type { Report } from '@kindred/contract/reports';
import { Link } from '@tanstack/react-router';
import { mayOpen } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/reports.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import listTable from '../../../ui/list-table/list-table.module.css';
import classes from './report-item.module.css';

/** The name of a person in a report, as a link for staff who may open their file. */
export function PersonLink({ person }: { person: Report['user'] }) {
  const { row: m } = messages;
  const session = useSession();
  if (!person) return <>{m.erased}</>;
  const name = person.name ?? m.unknown;
  if (!mayOpen(session, { _id: person._id, isAdmin: false })) return <>{name}</>;
  return (
    <Link
      className={`${classes.link} ${listTable.link}`}
      to="/users/$id"
      params={{ id: person._id }}
    >
      {name}
    </Link>
  );
}
