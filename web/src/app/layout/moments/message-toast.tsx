import type { ChatContent } from '@kindred/contract/live/events';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { say } from '../../../lib/live/live.ts';
import { summaryForReader } from '../../../lib/facts/summary-for-reader.ts';
import { onAttention } from '../../../lib/on-attention.ts';
import { messages as m } from '#texts/moments.ts';
import { lazyOrNothing } from '../../../ui/dialogs/lazy-or-nothing.ts';
import { showsMessages } from './shows-messages.ts';

const Toast = lazyOrNothing(() => import('./toast.tsx').then((file) => file.Toast));

/** How long a message is announced: enough to read and reach it. It stays while it is touched, and the bell has it too. */
const shownMs = 8000;

/** Someone who is at the page while a message is announced or listed there gets no mail about it. */
function saySeen(memberId: string) {
  const stop = onAttention(() => say('newsSeen', { memberId }));
  setTimeout(stop, shownMs);
}

interface Props {
  news: ChatContent;
  /** The person whose match fills the screen, which says itself that they have written. */
  matchShown: string | null;
  onClose: () => void;
}

/** A new message, for a member whose page does not show it. */
export function MessageToast({ news, matchShown, onClose }: Props) {
  const router = useRouter();
  const { pathname } = useLocation();
  const { person } = news.chat;
  const isListed = showsMessages(pathname, person._id);
  useEffect(() => saySeen(person._id), [news, person._id]);
  useEffect(() => {
    if (isListed) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each message
  }, [news, isListed]);
  if (!news.message || isListed || matchShown === person._id) return null;
  return (
    <Toast
      key={news.message._id}
      name={person.firstName}
      picture={person.profilePicture}
      focus={person.profilePictureFocus}
      title={m.wrote({ name: person.firstName })}
      about={news.message.text && summaryForReader(news.message)}
      shownMs={shownMs}
      onOpen={() => {
        onClose();
        void router.navigate({ to: '/matches/$id', params: { id: person._id } });
      }}
      onClose={onClose}
    />
  );
}
