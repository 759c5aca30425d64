globalThis.lazySources.push('src/features/likes/counts.tsx');
import { n as useUnseenLikes } from './like-count-C5BIWFeN.js';
import { t as countUnreadChats } from './unread-CFTyVE2I.js';
import { t as chatKinds } from './events-MfJ55eyO.js';
import { t as appliedTo } from './followed-DXAL61Gf.js';
import { o as queryOf } from './query-AAxsCU1Q.js';
import { t as session } from './session-qxZvcB-b.js';
import { t as openStorage } from './storage-W46hwQwc.js';
import { t as unsentKey } from './unsent-Cmkhk0in.js';
import { t as messages } from './shell-BHnTSqN_.js';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// web/src/api/chat/unread.ts
/** How much is unread in all chats after an event. Undefined if that has to be fetched. */
var unreadAfter = (_data, { content }) =>
  content && 'chat' in content ? { unread: content.unread } : void 0;
var unreadQuery = {
  ...queryOf(countUnreadChats),
  ...appliedTo(unreadAfter, 3e4, ...chatKinds, 'matchEnded'),
};
/** How many chats have unread messages. */
var useUnreadChats = () =>
  useQuery({
    ...unreadQuery,
    select: ({ unread }) => unread.chats,
  });
// web/src/api/send-left-over.ts
var outboxes = [
  {
    name: 'unsent-messages',
    load: () => import('./unsent-CEVopIms.js').then((n) => n.n),
  },
  {
    name: 'unsent-choices',
    load: () => import('./outbox-Cn1ksPZb.js').then((n) => n.i),
  },
];
/** Messages and choices that were waiting when the page was closed are sent from the next page that is opened. */
function useSendLeftOver() {
  const client = useQueryClient();
  useEffect(() => {
    const owner = session.get().user?._id ?? '';
    for (const { name, load } of outboxes)
      if (openStorage().getItem(unsentKey(name, owner)))
        load().then(({ keepSending }) => keepSending(client));
  }, [client]);
}
var counts_module_default = { count: '_count_tsosj_2' };
// web/src/features/likes/counts.tsx
/** How many likes are new since the member looked. Who they are from is only on the page itself. */
var LikeCount = () =>
  /* @__PURE__ */ jsx(Count, {
    of: useUnseenLikes().data,
    name: messages.likes,
  });
/** How many chats have unread messages. Every page that shows it sends what was left over. */
function MatchCount() {
  useSendLeftOver();
  return /* @__PURE__ */ jsx(Count, {
    of: useUnreadChats().data,
    name: messages.unread,
  });
}
function Count({ of: count = 0, name }) {
  if (count === 0) return null;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('span', {
        className: 'visually-hidden',
        children: name(count),
      }),
      /* @__PURE__ */ jsx('span', {
        className: `counter ${counts_module_default.count}`,
        'aria-hidden': true,
        children: count > 99 ? '99+' : count,
      }),
    ],
  });
}
export { LikeCount, MatchCount };
