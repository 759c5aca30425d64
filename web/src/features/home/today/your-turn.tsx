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
      <ul className="plain-list">
        {chats.slice(0, most).map((chat) => (
          <li key={chat.person._id} className={`border-bottom ${classes.turn}`}>
            <Link
              to="/matches/$id"
              params={{ id: chat.person._id }}
              className="row gap-3-5 min-w-0 ink"
            >
              <PhotoAvatar
                name={chat.person.firstName}
                picture={chat.person.profilePicture}
                focus={chat.person.profilePictureFocus}
                size={52}
              />
              <span className="flex-1 min-w-0">
                <span className="row gap-2">
                  <b className="truncate min-w-0 text-lg semibold">{chat.person.firstName}</b>
                  <time className="flex-none push-end faint text-sm" dateTime={chat.activeAt}>
                    {lastActiveText(chat.activeAt)}
                  </time>
                </span>
                <span className="muted anywhere lh-14 clamp">{saidIn(chat)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
