import type { Chat } from '@kindred/contract/chat';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/chat.ts';
import { Face } from '../face.tsx';
import classes from './inbox.module.css';

/** Matches without messages. */
export function NewMatches({ chats }: { chats: readonly Chat[] }) {
  const { inbox: m } = messages;
  return (
    <>
      <h2 className="px-3 pb-3 text-sm font-semibold text-muted">{m.fresh}</h2>
      <ul
        className={`flex list-none gap-1.5 overflow-x-auto ${classes.fresh}`}
        aria-label={m.fresh}
      >
        {chats.map(({ person }) => (
          <li key={person._id}>
            <Link
              className={`grid justify-items-center gap-1.5 rounded-lg py-1 text-xs font-semibold ${classes.link}`}
              to="/matches/$id"
              params={{ id: person._id }}
            >
              <span className={`grid rounded-full p-1 ${classes.ring}`}>
                <Face person={person} size={60} />
              </span>
              <span className="max-w-full truncate">{person.firstName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
