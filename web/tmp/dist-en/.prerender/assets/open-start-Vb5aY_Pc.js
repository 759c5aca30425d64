globalThis.lazySources.push('src/api/accounts/open-start.ts');
import { t as countUnreadChats } from './unread-CFTyVE2I.js';
import { t as call } from './call-DKXJHjxq.js';
import { m as isOnline, t as session } from './session-qxZvcB-b.js';
import { t as nextPath } from './next-path-BDI-5D7a.js';
import { redirect } from '@tanstack/react-router';
// web/src/api/accounts/open-start.ts
/** Where members begin after signing in, and in the installed app: with the chats if something waits there. */
async function openStart() {
  const to = session.get().token ? await startPath() : '/';
  redirect({
    to,
    replace: true,
    throw: true,
  });
}
async function startPath() {
  const next = nextPath(session.get());
  return next === '/start' ? ((await hasUnread()) ? '/matches' : '/discover') : next;
}
/** Without a connection the cards come first, which are kept. */
var hasUnread = async () =>
  isOnline() &&
  call(countUnreadChats).then(
    ({ data }) => data.unread.chats > 0,
    () => false,
  );
export { openStart };
