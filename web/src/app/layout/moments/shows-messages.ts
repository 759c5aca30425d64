import { below } from '../../../lib/breakpoints.ts';

/** Where an open chat covers the list of chats. */
const coversList = `${below('phone')}, ${below('tablet')} and (max-height: 35em)`;

/** Whether a page shows new messages from someone: their chat, the list of chats, or the notices. */
export function showsMessages(pathname: string, from: string) {
  if (['/notices', '/matches', `/matches/${from}`].includes(pathname)) return true;
  return pathname.startsWith('/matches/') && !matchMedia(coversList).matches;
}
