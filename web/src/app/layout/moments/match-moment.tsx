import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type Moment, useSeeMatch, withMessage } from '../../../api/match-moment.ts';
import { keyboard } from '../../../lib/keys/keyboard.ts';
import { onEveryEvent, onLive, say } from '../../../lib/live/live.ts';
import { onAttention } from '../../../lib/on-attention.ts';
import { messages as m } from '#texts/moments.ts';
import { usePageVisible } from '../../../lib/use-page-visible.ts';
import { lazyDialog } from '../../../ui/dialogs/lazy-dialog.tsx';
import { lazyOrNothing } from '../../../ui/dialogs/lazy-or-nothing.ts';
import { loadMatchDialog } from './load-match-dialog.ts';

const MatchDialog = lazyDialog(loadMatchDialog);

const Toast = lazyOrNothing(() => import('./toast.tsx').then((file) => file.Toast));

export interface MatchMomentProps {
  unseen: Moment | null;
  /** The person whose match fills the screen. */
  onShow: (id: string | null) => void;
  onSeen: () => void;
}

interface Shown {
  readonly moment: Moment;
  /** The page on which it came up. */
  readonly on: string;
  /** Someone was at the page since. */
  readonly isSeen: boolean;
}

/** Full screen for someone who has their hands free, and for the one who just made the match. Others get a line that leads to it. */
export function MatchMoment({ unseen, onShow, onSeen }: MatchMomentProps) {
  const { hide, mark } = useSeeMatch();
  const visible = usePageVisible();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown | null>(null);
  const [offered, setOffered] = useState<Moment | null>(null);

  function show(moment: Moment, isSeen = false) {
    setOffered(null);
    setShown({ moment, on: pathname, isSeen });
    hide(moment);
    if (isSeen) mark(moment);
  }
  function see(moment: Moment) {
    hide(moment);
    mark(moment);
  }
  function close() {
    setShown(null);
    onSeen();
  }
  useEffect(() => {
    // An answer that is on its way again is about the same match.
    if (!unseen || shown || !visible) return;
    if (isChatWith(unseen, pathname)) see(unseen);
    else if (unseen.isOwn || !isBusy()) show(unseen);
    else setOffered(unseen);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- decided once, when it arrives
  }, [unseen, shown, visible, pathname]);
  const shownId = shown?.moment.person._id ?? null;
  useEffect(() => onShow(shownId), [onShow, shownId]);
  // A mail about it follows, unless someone is at the page to see it.
  useEffect(() => {
    if (!shown || shown.isSeen) return undefined;
    return onAttention(() => {
      mark(shown.moment);
      setShown((now) => now && { ...now, isSeen: true });
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each match
  }, [shownId]);
  const offeredId = offered?.person._id;
  useEffect(() => {
    if (offeredId === undefined) return undefined;
    return onAttention(() => say('newsSeen', { memberId: offeredId }));
  }, [offeredId]);
  // What it leads to, such as the chat, is not below it. Neither is the page before.
  useEffect(() => {
    if (shown && pathname !== shown.on) close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a navigation closes it
  }, [pathname]);
  useEffect(
    () =>
      onLive('matchEnded', ({ memberId }) =>
        setShown((now) => (now?.moment.person._id === memberId ? null : now)),
      ),
    [],
  );
  useEffect(
    () =>
      onEveryEvent((event) =>
        setShown((now) => now && { ...now, moment: withMessage(now.moment, event) }),
      ),
    [],
  );
  // The list of notices has it, too.
  const isListed = pathname === '/notices';
  const toast = !isListed && unseen && offered?.person._id === unseen.person._id ? unseen : null;
  return (
    <>
      {shown && <MatchDialog moment={shown.moment} onClose={close} />}
      {!shown && toast && (
        <Toast
          name={toast.person.firstName}
          picture={toast.person.profilePicture}
          focus={toast.person.profilePictureFocus}
          title={m.matched({ name: toast.person.firstName })}
          about={m.seeMatch}
          onOpen={() => show(toast, true)}
          onClose={() => see(toast)}
        />
      )}
    </>
  );
}

const isChatWith = ({ person }: Moment, pathname: string) => pathname === `/matches/${person._id}`;

/** Whether someone types, or has something open. */
function isBusy() {
  const { activeElement: focused } = document;
  const isField =
    focused instanceof HTMLInputElement ||
    focused instanceof HTMLTextAreaElement ||
    focused instanceof HTMLSelectElement;
  return isField || keyboard.isTaken() || keyboard.isWriting({ timeStamp: performance.now() });
}
