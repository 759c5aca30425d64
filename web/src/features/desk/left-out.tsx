import type { CasePerson } from '@kindred/contract/desk/case-parts';
import { Link } from '@tanstack/react-router';
import { mayOpen } from '../../lib/calls/may-call.ts';
import { messages } from '#texts/desk.ts';
import { useSession } from '../../lib/sessions/use-session.ts';

interface Props {
  count: number;
  person: Pick<CasePerson, '_id' | 'isStaff'> | null;
}

/** How many a list leaves out, with the way to the person's profile, whose history has all of it. */
export function LeftOut({ count, person }: Props) {
  const session = useSession();
  if (count === 0) return null;
  const text = messages.leftOut({ number: count });
  return (
    <p className="text-sm text-muted">
      {person && mayOpen(session, { _id: person._id, isAdmin: person.isStaff }) ? (
        <Link className="underline" to="/users/$id" params={{ id: person._id }}>
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}
