import { lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useChat, useMarkRead } from '../../../api/chat/inbox.ts';
import { useMatchEnd } from '../../../api/chat/match-end.ts';
import { hasStatus } from '../../../lib/calls/call-error.ts';
import { messages as words } from '#texts/chat.ts';
import { useOnline } from '../../../lib/use-online.ts';
import { QueryState } from '../../../ui/states/query-state.tsx';
import type { SafetyStep } from '../../../widgets/safety/safety-dialogs.tsx';
import { BackToChats } from './back-to-chats.tsx';
import classes from './conversation.module.css';
import { ConversationSkeleton, PaneSkeleton } from './conversation-skeleton.tsx';
import { Ended } from './ended.tsx';
import { useBelow } from '../../../lib/use-below.ts';
import { useKeyboardRoom } from '../composer/use-keyboard-room.ts';

const OpenChat = lazyRouteComponent(() => import('./open-chat.tsx'), 'OpenChat');
const PersonPane = lazyRouteComponent(() => import('./person-pane.tsx'), 'PersonPane');
const SafetyDialogs = lazyRouteComponent(
  () => import('../../../widgets/safety/safety-dialogs.tsx'),
  'SafetyDialogs',
);

/** Opens the dialog to report or block the other, or to report a message. */
export type AskSafety = (step: Exclude<SafetyStep, null>, name: string) => void;

/** The chat with one match. The dialogs about the other stay when it ends, as a block ends it. */
export function Conversation({ id }: { id: string }) {
  const [hasEnded, setEnded] = useState(false);
  const [name, setName] = useState<string | null>(null);
  const [step, setStep] = useState<SafetyStep>(null);
  const navigate = useNavigate();
  useKeyboardRoom();
  useMatchEnd(id, () => setEnded(true));
  const ask: AskSafety = (next, of) => {
    setName(of);
    setStep(next);
  };
  return (
    <>
      {!hasEnded && <Ongoing id={id} onEnded={() => setEnded(true)} onSafety={ask} />}
      {hasEnded && <Ended id={id} />}
      {name !== null && (
        <Suspense>
          <SafetyDialogs
            withChat
            user={{ _id: id, name }}
            open={step}
            onClose={() => setStep(null)}
            onBlocked={() => void navigate({ to: '/matches', replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}

interface OngoingProps {
  id: string;
  onEnded: () => void;
  onSafety: AskSafety;
}

/**
 * The chat, and next to it, if there is room, their profile, which only someone with a chat can see. Once it has ended,
 * nothing asks for either again.
 */
function Ongoing({ id, onEnded, onSafety }: OngoingProps) {
  const query = useChat(id);
  const isWide = !useBelow('laptop');
  const online = useOnline();
  const [seen, setSeen] = useState(0);
  const { data: chat, isPlaceholderData } = query;
  useMarkRead(isPlaceholderData ? undefined : chat, seen);
  const hasEnded = hasStatus(query.error, 404) || hasStatus(query.error, 400);
  useEffect(() => {
    if (hasEnded) onEnded();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it ends
  }, [hasEnded]);
  if (hasEnded) return null;
  return (
    <div
      className={`grid min-h-0 grid-cols-1 bg-surface ${classes.panes}`}
      data-wide={isWide || undefined}
    >
      {chat ? (
        <Suspense fallback={<ConversationSkeleton />}>
          <OpenChat chat={chat} certain={!isPlaceholderData} onSeen={setSeen} onSafety={onSafety} />
        </Suspense>
      ) : online && !query.error ? (
        <ConversationSkeleton />
      ) : (
        <section className="flex min-w-0 flex-col" aria-label={words.inbox.title}>
          <header
            className={`flex flex-none items-center gap-1 border-b border-line ${classes.head}`}
          >
            <BackToChats />
            <h1 className="tracking-tight title-sm">{words.inbox.title}</h1>
          </header>
          <div className="p-5">
            <QueryState query={query} words={words} />
          </div>
        </section>
      )}
      {isWide &&
        (chat ? (
          <Suspense fallback={<PaneSkeleton />}>
            <PersonPane id={id} />
          </Suspense>
        ) : (
          <PaneSkeleton />
        ))}
    </div>
  );
}
