import type { Chat } from '@kindred/contract/chat';
import { useNewPeople } from '../../api/discovery.ts';
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
  stepOfPart,
} from '../../lib/facts/completeness.ts';
import { messages } from '#texts/home.ts';
import { saidIn } from './said-in.ts';
import { useSession } from '../../lib/sessions/use-session.ts';

/**
 * The one thing that helps the member most now: the first that applies. People who wait come before the profile. Undefined until
 * it is known, with the query that keeps it from being known if nothing comes for now.
 */
export function useNextStep() {
  const { requiresVerification } = useSession();
  const profile = useOwnProfile();
  const answers = useAnswers();
  const fresh = useFreshNotices();
  const canMeet = !requiresVerification && profile.data?.user.profileComplete === true;
  const likes = useLikeCount(canMeet);
  const turns = useChats('turn', canMeet);
  const silent = useChats('new', canMeet);
  const anyone = useNewPeople(canMeet && likes.data === 0);
  const step = stepOf(requiresVerification, {
    profile,
    answers,
    fresh,
    likes,
    turns,
    silent,
    anyone,
  });

  const sources = [profile, fresh, turns, silent, answers, likes, anyone];
  const lacking = sources.find(
    ({ data, isError, fetchStatus }) => !data && (isError || fetchStatus === 'paused'),
  );
  const missing = step === undefined &&
    lacking && {
      data: undefined,
      error: lacking.error,
      refetch: () => {
        for (const { isError, refetch } of sources) if (isError) void refetch();
      },
    };
  return { step, missing };
}

interface Sources {
  profile: ReturnType<typeof useOwnProfile>;
  answers: ReturnType<typeof useAnswers>;
  fresh: ReturnType<typeof useFreshNotices>;
  likes: ReturnType<typeof useLikeCount>;
  turns: ReturnType<typeof useChats>;
  /** Matches in which no one has written. */
  silent: ReturnType<typeof useChats>;
  anyone: ReturnType<typeof useNewPeople>;
}

function stepOf(requiresVerification: boolean, sources: Sources) {
  const { nextStep: m } = messages;
  const { fresh, likes, turns, silent, anyone } = sources;
  const answers = sources.answers.data;
  const user = sources.profile.data?.user;
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
    return {
      ...m.match,
      title: m.match.title({ name: match.about.firstName }),
      to: '/matches',
    } as const;
  // A notice comes before what waits, also when it loads after it.
  if (fresh.isLoading || turns.isLoading || silent.isLoading) return undefined;
  const unread = turns.data?.pages[0]?.chats.find((chat) => chat.unread > 0);
  if (unread)
    return { ...writeTo(unread, { ...m.turn, about: saidIn(unread) }), isQuote: true } as const;
  if (fresh.isPending || likes.isPending || !answers) return undefined;
  if (likes.data)
    return { ...m.likes, title: m.likes.title({ count: likes.data }), to: '/likes' } as const;
  const [quiet] = silent.data?.pages[0]?.chats ?? [];
  if (quiet) return writeTo(quiet, m.hello);

  const part = optionalParts.find((each) => !isDone[each](user));
  if (part) return { ...m[part], to: '/welcome', search: { step: stepOfPart(part) } } as const;
  const missing = enoughAnswers - answers.length;
  if (missing > 0)
    return { ...m.questions, title: m.questions.title({ missing }), to: '/questions' } as const;
  if (!anyone.data) return undefined;
  if (anyone.data.length > 0) return { ...m.browse, to: '/browse' } as const;
  return { ...m.widen, to: '/discover' } as const;
}

interface Words {
  title: (values: { name: string }) => string;
  about: string;
  action: string;
  verb: string;
}

function writeTo({ person: { _id: id, firstName } }: Chat, words: Words) {
  return {
    ...words,
    title: words.title({ name: firstName }),
    to: '/matches/$id',
    params: { id },
  } as const;
}
