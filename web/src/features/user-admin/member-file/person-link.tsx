import type { TimelineEvent } from '@kindred/contract/user-admin/member-file';
import { Link } from '@tanstack/react-router';
import { useMessages } from '../../../lib/messages/messages.ts';

/** Somebody, and the way to their own file. */
export function PersonLink({ person }: { person: TimelineEvent['by'] }) {
  const m = useMessages('memberFile');
  if (!person) return <>{m.nobody}</>;
  return (
    <Link to="/users/$id" params={{ id: person._id }}>
      {person.name ?? m.unknown}
    </Link>
  );
}
