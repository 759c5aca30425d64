import { useAnyoneLeft } from '../../api/discovery.ts';
import { useChats } from '../../api/chat/inbox.ts';
import { useLikeCount } from '../../api/like-count.ts';
import { useFreshNotices } from '../../api/notices.ts';
import { useOwnProfile } from '../../api/accounts/own-profile.ts';
import { useAnswers } from '../../api/profiles/answers.ts';
import {
  enoughAnswers,
  isDone,
  optionalParts,
  requiredParts,
} from '../../lib/facts/completeness.ts';
import { messages } from '../../lib/messages/home.ts';
import { useSession } from '../../lib/sessions/use-session.ts';

/** The one thing that helps the member most now: the first that applies. Undefined until it is known. */
export function useNextStep() {
  const { nextStep: m } = messages;
  const { requiresVerification } = useSession();
  const user = useOwnProfile().data?.user;
  const { data: answers } = useAnswers();
  const fresh = useFreshNotices();
  const canMeet = !requiresVerification && user?.profileComplete === true;
  const likes = useLikeCount(canMeet);
  const turns = useChats('turn', canMeet);
  const anyone = useAnyoneLeft(canMeet && likes.data === 0);

  if (requiresVerification) return { ...m.verify, to: '/verify' } as const;
  if (!user) return undefined;
  const done = requiredParts.filter((part) => isDone[part](user)).length;
  if (done < requiredParts.length)
    return {
      ...m.required,
      to: '/welcome',
      progress: { done, all: requiredParts.length },
    } as const;

  const notices = fresh.data ?? [];
  const reply = notices.some(({ kind }) => kind === 'report.reply');
  if (reply) return { ...m.reply, to: '/my-reports' } as const;
  const match = notices.find((notice) => notice.kind === 'match');
  if (match)
    return { ...m.match, title: m.match.title(match.about.firstName), to: '/matches' } as const;
  if (turns.isLoading) return undefined;
  const unread = turns.data?.pages[0]?.chats.find((chat) => chat.unread > 0);
  if (unread) {
    const { _id: id, firstName } = unread.person;
    const params = { id };
    return { ...m.turn, title: m.turn.title(firstName), to: '/matches/$id', params } as const;
  }
  if (fresh.isPending || likes.isPending || !answers) return undefined;

  if (!optionalParts.every((part) => isDone[part](user)))
    return { ...m.optional, to: '/profile' } as const;
  if (answers.length < enoughAnswers) return { ...m.questions, to: '/questions' } as const;
  if (likes.data) return { ...m.likes, title: m.likes.title(likes.data), to: '/likes' } as const;
  if (anyone.isPending) return undefined;
  return anyone.data ? ({ ...m.browse, to: '/browse' } as const) : null;
}
