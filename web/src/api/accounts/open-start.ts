import { countUnreadChats } from '@kindred/contract/chat/unread';
import { redirect } from '@tanstack/react-router';
import { call } from '../../lib/calls/call.ts';
import { isOnline } from '../../lib/connection.ts';
import { nextPath } from '../../lib/sessions/next-path.ts';
import { session } from '../../lib/sessions/session.ts';

/** Where members begin after signing in, and in the installed app: with the chats if something waits there. */
export async function openStart() {
  const to = session.get().token ? await startPath() : '/';
  redirect({ to, replace: true, throw: true });
}

async function startPath() {
  const next = nextPath(session.get());
  return next === '/start' ? ((await hasUnread()) ? '/matches' : '/discover') : next;
}

/** Without a connection the cards come first, which are kept. */
const hasUnread = async () =>
  isOnline() &&
  call(countUnreadChats).then(
    ({ data }) => data.unread.chats > 0,
    () => false,
  );
