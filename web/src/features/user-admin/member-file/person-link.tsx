import type { TimelineEvent } from '@kindred/contract/user-admin/member-file';
import { Link } from '@tanstack/react-router';
import { messages as m } from '../../../lib/messages/member-file.ts';

/** The name of a person, as a link to their file. */
export function PersonLink({ person }: { person: TimelineEvent['by'] }) {
  if (!person) return <>{m.nobody}</>;
  return (
    <Link to="/users/$id" params={{ id: person._id }}>
      {person.name ?? m.unknown}
    </Link>
  );
}
