import type { ChatContent } from '@kindred/contract/live/events';
import { lazyRouteComponent, useLocation, useRouter } from '@tanstack/react-router';
import { messages as m } from '#texts/moments.ts';
import { showsMessages } from './shows-messages.ts';

const Toast = lazyRouteComponent(() => import('./toast.tsx'), 'Toast');

/** Long enough to read and reach it. It stays while it is touched, and the bell has it too. */
const shownMs = 8000;

interface Props {
  news: ChatContent;
  onClose: () => void;
}

/** A new message, for a member whose page does not show it. */
export function MessageToast({ news, onClose }: Props) {
  const router = useRouter();
  const { pathname } = useLocation();
  const { person } = news.chat;
  if (!news.message || showsMessages(pathname, person._id)) return null;
  return (
    <Toast
      key={news.message._id}
      name={person.firstName}
      picture={person.profilePicture}
      focus={person.profilePictureFocus}
      title={m.wrote(person.firstName)}
      about={news.message.text}
      shownMs={shownMs}
      onOpen={() => {
        onClose();
        void router.navigate({ to: '/matches/$id', params: { id: person._id } });
      }}
      onClose={onClose}
    />
  );
}
