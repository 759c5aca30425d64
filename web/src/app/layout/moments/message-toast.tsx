import type { ChatContent } from '@kindred/contract/live/events';
import { lazyRouteComponent, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { onEveryEvent } from '../../../lib/live/live.ts';
import { messages as m } from '../../../lib/messages/moments.ts';

const Toast = lazyRouteComponent(() => import('./toast.tsx'), 'Toast');

/** Long enough to read and reach it. It stays while it is touched, and the bell has it too. */
const shownMs = 8000;

/** A new message, for a member who is not in that chat or the list of chats. */
export function MessageToast() {
  const router = useRouter();
  const { pathname: current } = useLocation();
  const [news, setNews] = useState<ChatContent | null>(null);
  useEffect(
    () =>
      onEveryEvent(({ kind, content }) => {
        if (kind !== 'message' || !content?.message || content.message.mine) return;
        if (document.visibilityState === 'hidden') return;
        const { pathname } = router.state.location;
        const isShown = pathname === '/matches' || pathname === chatOf(content);
        if (!isShown) setNews(content);
      }),
    [router],
  );
  if (!news?.message || current === chatOf(news)) return null;
  const { person } = news.chat;
  return (
    <Toast
      key={news.message._id}
      name={person.firstName}
      picture={person.profilePicture}
      title={m.wrote(person.firstName)}
      about={news.message.text}
      shownMs={shownMs}
      onOpen={() => {
        setNews(null);
        void router.navigate({ to: '/matches/$id', params: { id: person._id } });
      }}
      onClose={() => setNews(null)}
    />
  );
}

const chatOf = ({ chat }: ChatContent) => `/matches/${chat.person._id}`;
