import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useChat, useMarkRead } from '../../../api/chat/inbox.ts';
import { hasStatus } from '../../../lib/call-error.ts';
import { messages as words } from '../../../lib/messages/chat.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import classes from './conversation.module.css';
import { Ended } from './ended.tsx';
import { useIsWide } from './use-is-wide.ts';
import { useKeyboardRoom } from './use-keyboard-room.ts';

const OpenChat = lazyRouteComponent(() => import('./open-chat.tsx'), 'OpenChat');
const PersonPane = lazyRouteComponent(() => import('./person-pane.tsx'), 'PersonPane');

/** The chat with one match, and next to it, if there is room, their profile. */
export function Conversation({ id }: { id: string }) {
  const query = useChat(id);
  const isWide = useIsWide();
  const [seen, setSeen] = useState(0);
  useKeyboardRoom();
  const { data: chat, isPlaceholderData } = query;
  useMarkRead(isPlaceholderData ? undefined : chat, seen);
  if (hasStatus(query.error, 404) || hasStatus(query.error, 400)) return <Ended id={id} />;
  return (
    <div
      className={`grid one-column min-h-0 bg-surface ${classes.panes}`}
      data-wide={isWide || undefined}
    >
      {chat ? (
        <Suspense fallback={<div className="flex-1 p-6" />}>
          <OpenChat chat={chat} certain={!isPlaceholderData} onSeen={setSeen} />
        </Suspense>
      ) : (
        <div className="flex-1 p-6">
          <QueryState query={query} words={words} />
        </div>
      )}
      {isWide && (
        <Suspense fallback={<aside className={`bg-page overflow-y-auto ${classes.aside}`} />}>
          <PersonPane id={id} />
        </Suspense>
      )}
    </div>
  );
}
