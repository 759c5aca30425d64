globalThis.lazySources.push('src/app/layout/moments/match-moment.tsx');
import { c as withMessage, o as useSeeMatch } from './refusals-CKepHfi_.js';
import { n as keyboard } from './keyboard-U8onQuEB.js';
import { a as onLive, i as onEveryEvent } from './live-B-3kzNdS.js';
import { t as messages } from './moments-CFLBAsJP.js';
import { t as usePageVisible } from './use-page-visible-CXXagkHK.js';
import { A as lazyDialog } from '../entry.mjs';
import { lazyRouteComponent, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// web/src/app/layout/moments/match-moment.tsx
var MatchDialog = lazyDialog(() =>
  import('./match-dialog-PbnTygGd.js').then((file) => file.MatchDialog),
);
var Toast = lazyRouteComponent(() => import('./toast-BfJp6bCw.js'), 'Toast');
/** Full screen for someone who has their hands free, and for the one who just made the match. Others get a line that leads to it. */
function MatchMoment({ unseen, onShow, onSeen }) {
  const see = useSeeMatch();
  const visible = usePageVisible();
  const { pathname } = useLocation();
  const [shown, setShown] = useState(null);
  const [offered, setOffered] = useState(null);
  function show(moment) {
    setOffered(null);
    setShown({
      moment,
      on: pathname,
    });
    see(moment);
  }
  function close() {
    setShown(null);
    onSeen();
  }
  useEffect(() => {
    if (!unseen || shown || !visible) return;
    if (isChatWith(unseen, pathname)) see(unseen);
    else if (unseen.isOwn || !isBusy()) show(unseen);
    else setOffered(unseen);
  }, [unseen, shown, visible, pathname]);
  const shownId = shown?.moment.person._id ?? null;
  useEffect(() => onShow(shownId), [onShow, shownId]);
  useEffect(() => {
    if (shown && pathname !== shown.on) close();
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
        setShown(
          (now) =>
            now && {
              ...now,
              moment: withMessage(now.moment, event),
            },
        ),
      ),
    [],
  );
  const toast =
    !(pathname === '/notices') && unseen && offered?.person._id === unseen.person._id
      ? unseen
      : null;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      shown &&
        /* @__PURE__ */ jsx(MatchDialog, {
          moment: shown.moment,
          onClose: close,
        }),
      !shown &&
        toast &&
        /* @__PURE__ */ jsx(Toast, {
          name: toast.person.firstName,
          picture: toast.person.profilePicture,
          focus: toast.person.profilePictureFocus,
          title: messages.matched(toast.person.firstName),
          about: messages.seeMatch,
          onOpen: () => show(toast),
          onClose: () => see(toast),
        }),
    ],
  });
}
var isChatWith = ({ person }, pathname) => pathname === `/matches/${person._id}`;
/** Whether someone types, or has something open. */
function isBusy() {
  const { activeElement: focused } = document;
  return (
    focused instanceof HTMLInputElement ||
    focused instanceof HTMLTextAreaElement ||
    focused instanceof HTMLSelectElement ||
    keyboard.isTaken() ||
    keyboard.isWriting({ timeStamp: performance.now() })
  );
}
export { MatchMoment };
