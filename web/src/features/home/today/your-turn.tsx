import type { Chat } from '@kindred/contract/chat';
import { Link } from '@tanstack/react-router';
import { lastActiveText } from '../../../lib/formats/last-active.ts';
import { messages } from '#texts/home.ts';
import { PhotoAvatar } from '../../../widgets/photos/photo-avatar.tsx';
import { saidIn } from '../said-in.ts';
import { Block, moreLink } from './block.tsx';
import classes from './today.module.css';

const most = 3;

/** The chats in which the member is the one to write, and then matches in which no one has written. */
export function YourTurn({ chats }: { chats: readonly Chat[] }) {
  const { today: m } = messages;
  if (chats.length === 0) return null;
  return (
    <Block
      title={m.turn}
      place="turn"
      more={
        <Link to="/matches" className={moreLink}>
          {m.allMatches}
        </Link>
      }
    >
      <ul className="m-0 list-none p-0">
        {chats.slice(0, most).map((chat) => (
          <li key={chat.person._id} className={`border-b border-line ${classes.turn}`}>
            <Link
              to="/matches/$id"
              params={{ id: chat.person._id }}
              className="flex min-w-0 items-center gap-3.5 text-ink"
            >
              <PhotoAvatar
                name={chat.person.firstName}
                picture={chat.person.profilePicture}
                focus={chat.person.profilePictureFocus}
                size={52}
              />
              <span className="min-w-0 flex-1">
                <span className="flex items-center gap-2">
                  <b className="min-w-0 truncate text-lg font-semibold">{chat.person.firstName}</b>
                  <time className="ms-auto flex-none text-sm text-faint" dateTime={chat.activeAt}>
                    {lastActiveText(chat.activeAt)}
                  </time>
                </span>
                <span className="clamp leading-snug anywhere text-muted">{saidIn(chat)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
