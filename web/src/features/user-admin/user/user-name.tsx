import type { User } from '@kindred/contract/members';
import { Link } from '@tanstack/react-router';
import { fullName } from '../../../lib/facts/full-name.ts';
import { mayOpen } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/user-admin.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import listTable from '../../../ui/list-table/list-table.module.css';

/** The name of a user, as a link to their file for staff who may open it. */
export function UserName({ user }: { user: User }) {
  const name = fullName(user) ?? messages.row.unknown;
  if (!mayOpen(useSession(), user)) return name;
  return (
    <Link className={listTable.link} to="/users/$id" params={{ id: user._id }}>
      {name}
    </Link>
  );
}
