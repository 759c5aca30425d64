import { IconMessages } from '@tabler/icons-react';
import { Navigate, lazyRouteComponent, useLocation, useParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useHasMatches } from '../../api/chat/inbox.ts';
import { ConfirmedOnly } from '../../widgets/people/confirmed-only.tsx';
import { messages } from '#texts/chat.ts';
import classes from './chat-page.module.css';
import { ConversationSkeleton } from './conversation/conversation-skeleton.tsx';
import { Inbox } from './inbox/inbox.tsx';
import { pastHash } from './past-hash.ts';

const Conversation = lazyRouteComponent(
  () => import('./conversation/conversation.tsx'),
  'Conversation',
);

/** The list of chats, and next to it the open one. A phone shows one of the two. */
export const ChatPage = () => (
  <ConfirmedOnly title={messages.inbox.title}>
    <Chats />
  </ConfirmedOnly>
);

function Chats() {
  const { inbox: m } = messages;
  const { id } = useParams({ strict: false });
  const { hash } = useLocation();
  const hasMatches = useHasMatches();
  // A notice links to the person in the list.
  if (id === undefined && hash && hash !== pastHash)
    return <Navigate to="/matches/$id" params={{ id: hash }} replace />;
  return (
    <div
      className={`mx-auto grid h-full w-full border border-line ${classes.panes}`}
      data-open={id !== undefined || undefined}
      data-none={(id === undefined && hasMatches === false) || undefined}
    >
      <Inbox open={id ?? null} />
      {id === undefined ? (
        <div
          className={`grid place-items-center bg-surface text-center text-muted ${classes.empty}`}
        >
          {hasMatches !== false && (
            <p>
              <IconMessages
                className={`box-content rounded-full bg-brand-soft text-brand ${classes.icon}`}
                size={28}
                stroke={1.5}
                aria-hidden
              />
              <strong className="block text-ink title-xs">{m.choose}</strong>
              {m.chooseAbout}
            </p>
          )}
        </div>
      ) : (
        <Suspense fallback={<ConversationSkeleton />}>
          <Conversation key={id} id={id} />
        </Suspense>
      )}
    </div>
  );
}
