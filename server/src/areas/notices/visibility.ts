import {
  changeNoticePreference,
  listNoticePreferences,
  listNotices,
  readNotices,
  openUnsubscribePage,
  unsubscribeFromMails,
} from '@kindred/contract/notices';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

export const visibility = [
  aboutCaller(listNotices),
  aboutOwner(readNotices, [200, 200, 200], { url: '/notices/read', body: { upTo: '{report}' } }),
  aboutCaller(listNoticePreferences),
  aboutCaller(changeNoticePreference, {
    body: { kind: 'report.reply', channel: 'app', on: false },
  }),
];

/** Open to everyone, signed in or not. */
export const publicRoutes = [openUnsubscribePage, unsubscribeFromMails];
