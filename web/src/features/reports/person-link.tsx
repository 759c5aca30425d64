import { readMemberFile } from '@kindred/contract/user-admin/member-file';
import type { Report } from '@kindred/contract/reports';
import { Link } from '@tanstack/react-router';
import { mayCall } from '../../lib/may-call.ts';
import { messages } from '../../lib/messages/reports.ts';
import { useSession } from '../../lib/use-session.ts';

/** The name of a person in a report, as a link for staff who may open their file. */
export function PersonLink({ person }: { person: Report['user'] }) {
  const { row: m } = messages;
  const mayOpen = mayCall(useSession(), readMemberFile);
  if (!person) return <>{m.erased}</>;
  const name = person.name ?? m.unknown;
  if (!mayOpen) return <>{name}</>;
  return (
    <Link to="/users/$id" params={{ id: person._id }}>
      {name}
    </Link>
  );
}
