import type { Chat } from '@kindred/contract/chat';
import { IconDots, IconSearch } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import { activeText } from '../../../lib/formats/last-active.ts';
import { messages } from '#texts/chat.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { useMenuButton } from '../../../ui/dialogs/use-menu-button.ts';
import { CheckedBadge } from '../../../widgets/photo-check/checked-badge.tsx';
import { NameAndAge } from '../../../widgets/people/name-and-age.tsx';
import { Face } from '../face.tsx';
import { BackToChats } from './back-to-chats.tsx';
import type { AskSafety } from './conversation.tsx';
import classes from './conversation.module.css';

const ChatMenu = lazyRouteComponent(() => import('./chat-menu.tsx'), 'ChatMenu');

interface Props {
  chat: Chat;
  searching: boolean;
  onSearch: () => void;
  onSafety: AskSafety;
}

/** The match, whether they are online, and the actions for the chat. */
export function Head({ chat, searching, onSearch, onSafety }: Props) {
  const { chat: m } = messages;
  const { person } = chat;
  const online = useOnline();
  const { button, menu } = useMenuButton();
  return (
    <header
      className={`flex flex-none flex-wrap items-center gap-1 border-b border-line ${classes.head}`}
    >
      <BackToChats />
      <Link
        to="/members/$id"
        params={{ id: person._id }}
        className={`flex min-w-0 flex-1 items-center gap-3 rounded-md ${classes.person}`}
      >
        <Face person={person} size={44} />
        <span className="min-w-0">
          <h1 className="flex gap-1 heading">
            <NameAndAge name={person.firstName} age={person.age} oneLine />
            <CheckedBadge month={person.photoChecked} />
          </h1>
          <span className="text-sm text-muted">{activityOf(person, online)}</span>
        </span>
      </Link>
      <IconButton
        round
        size="xl"
        aria-label={m.search}
        aria-expanded={searching}
        onClick={onSearch}
      >
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton round size="xl" aria-label={m.menu({ name: person.firstName })} {...button}>
        <IconDots size={20} stroke={1.75} aria-hidden />
      </IconButton>
      {menu.opener && (
        <Suspense>
          <ChatMenu chat={chat} menu={menu} onSafety={onSafety} />
        </Suspense>
      )}
    </header>
  );
}

/** Without a connection no one can say that someone is there now. */
function activityOf({ isOnline, lastActive }: Chat['person'], online: boolean) {
  const { chat: m } = messages;
  if (isOnline && online) return m.online;
  return lastActive && activeText(lastActive);
}
