import type { Chat } from '@kindred/contract/chat';
import { Link } from '@tanstack/react-router';
import { useRefusedTo } from '../../../api/chat/unsent.ts';
import { messages } from '#texts/chat.ts';
import { Alert } from '../../../ui/states/alert.tsx';

interface Props {
  chats: readonly Chat[];
  /** The open chat, which shows its refused messages itself. */
  open: string | null;
}

/** Links to messages that were refused while their chat was not open. */
export function RefusedNotes({ chats, open }: Props) {
  const { inbox: m } = messages;
  const ids = useRefusedTo().filter((id) => id !== open);
  if (ids.length === 0) return null;
  const nameOf = (id: string) => chats.find(({ person }) => person._id === id)?.person.firstName;
  return (
    <div className="grid gap-2 px-3 pb-3">
      {ids.map((id) => {
        const name = nameOf(id);
        return (
          <Alert key={id} kind="danger">
            {name === undefined ? m.notSentToPast : m.notSent({ name })}{' '}
            <Link to="/matches/$id" params={{ id }}>
              {m.seeNotSent}
            </Link>
          </Alert>
        );
      })}
    </div>
  );
}
