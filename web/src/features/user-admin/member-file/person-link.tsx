import type { TimelineEvent } from '@kindred/contract/user-admin/member-file';
import { Link } from '@tanstack/react-router';
import { mayOpen } from '../../../lib/calls/may-call.ts';
import { messages as m } from '#texts/member-file.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';

interface Props {
  person: TimelineEvent['by'];
  /** Whether it is a member of staff, whose file is not for everyone. */
  ofTeam?: boolean;
}

/** The name of a person, as a link to their file for staff who may open it. */
export function PersonLink({ person, ofTeam = false }: Props) {
  const session = useSession();
  if (!person) return <>{m.deletedUser}</>;
  if (!mayOpen(session, { _id: person._id, isAdmin: ofTeam }))
    return <>{person.name ?? m.unknown}</>;
  return (
    <Link to="/users/$id" params={{ id: person._id }}>
      {person.name ?? m.unknown}
    </Link>
  );
}
