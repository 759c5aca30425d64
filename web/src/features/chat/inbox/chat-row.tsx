import type { Chat } from '@kindred/contract/chat';
import type { Message } from '@kindred/contract/chat/message';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/chat.ts';
import { summaryForReader } from '../../../lib/facts/summary-for-reader.ts';
import { Face } from '../face.tsx';
import { agoText } from '../times.ts';
import classes from './inbox.module.css';

/** One conversation: who, when, the latest message, and whose turn it is. */
export function ChatRow({ chat }: { chat: Chat }) {
  const { inbox: m } = messages;
  const { person, unread, turn, activeAt, lastMessage } = chat;
  const { label, text } = previewOf(chat);
  return (
    <Link
      to="/matches/$id"
      params={{ id: person._id }}
      className={`flex items-center gap-3 rounded-lg hover:bg-hover focus-visible:-outline-offset-2 ${classes.row}`}
      data-unread={unread > 0 || undefined}
    >
      <Face person={person} size={52} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <b className="truncate text-lg font-semibold">{person.firstName}</b>
          <time className="ms-auto flex-none text-xs text-faint tabular-nums" dateTime={activeAt}>
            {agoText(activeAt)}
          </time>
        </span>
        <span className="flex items-center gap-2">
          <span className={`flex min-w-0 gap-1 text-muted ${classes.lastMessage}`}>
            {isTheirs(chat) && (
              <span className="sr-only">{m.says({ name: person.firstName })} </span>
            )}
            {label && <span className="flex-none">{label}</span>}{' '}
            <span className="truncate" dir="auto">
              {text}
            </span>
          </span>
          {unread > 0 && (
            <span className="ms-auto counter flex-none">
              <span className="sr-only">{m.unread({ count: unread })}</span>
              <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
            </span>
          )}
          {unread === 0 && turn === 'yours' && lastMessage && (
            <span className="ms-auto flex-none text-xs font-semibold text-brand">{m.yourTurn}</span>
          )}
        </span>
      </span>
    </Link>
  );
}

/** The author is shown above the text, and only a screen reader needs it again. */
const isTheirs = ({ draft, lastMessage }: Chat) =>
  !draft &&
  lastMessage !== null &&
  !lastMessage.mine &&
  !lastMessage.deleted &&
  !isPhoto(lastMessage);

const isPhoto = ({ text, photo }: Message) => text === null && photo !== null;

/** What someone wrote has its own direction, and its end is what does not fit. */
function previewOf({ person, lastMessage, draft, opener, note }: Chat): Preview {
  const { inbox: m } = messages;
  if (draft) return { label: m.draft, text: draft };
  if (!lastMessage) {
    const answer = opener?.theirs?.answer;
    if (note) return { text: summaryForReader({ text: note, photo: null, mine: false }) };
    return { text: answer ? m.sayHelloAbout({ answer }) : m.sayHello };
  }
  const { mine, deleted } = lastMessage;
  if (deleted) return { text: m.deleted };
  if (isPhoto(lastMessage))
    return { text: mine ? m.photoFromYou : m.photoFrom({ name: person.firstName }) };
  const text = summaryForReader(lastMessage);
  return mine ? { label: m.you, text } : { text };
}

interface Preview {
  readonly label?: string;
  readonly text: string;
}
