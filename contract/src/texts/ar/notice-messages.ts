import type { noticeKinds } from '../../notices/all-kinds.ts';
import type { NoticeLines, NoticeMails, NoticePushes } from '../../notices/texts.ts';
import * as accounts from './notices/accounts.ts';
import * as chat from './notices/chat.ts';
import * as desk from './notices/desk.ts';
import * as fraudWarnings from './notices/fraud-warnings.ts';
import * as integrations from './notices/integrations.ts';
import * as likes from './notices/likes.ts';
import * as photoChecks from './notices/photo-checks.ts';
import * as premium from './notices/premium.ts';
import * as reports from './notices/reports.ts';
import * as announcements from './notices/announcements.ts';
import * as approvals from './notices/approvals.ts';
import * as safety from './notices/safety.ts';
import * as savedSearches from './notices/saved-searches.ts';
import * as userAdmin from './notices/user-admin.ts';
import { plural } from './plural.ts';

type Kinds = typeof noticeKinds;

export const noticePushes: NoticePushes<Kinds> = {
  ...accounts.pushes,
  ...chat.pushes,
  ...desk.pushes,
  ...fraudWarnings.pushes,
  ...integrations.pushes,
  ...likes.pushes,
  ...photoChecks.pushes,
  ...premium.pushes,
  ...reports.pushes,
  ...safety.pushes,
  ...approvals.pushes,
  ...announcements.pushes,
  ...savedSearches.pushes,
  ...userAdmin.pushes,
};

export const noticeLines: NoticeLines<Kinds> = {
  ...chat.lines,
  ...likes.lines,
  ...savedSearches.lines,
};

export const noticeMails: NoticeMails<Kinds> = {
  ...chat.mails,
  ...desk.mails,
  ...integrations.mails,
  ...likes.mails,
  ...photoChecks.mails,
  ...premium.mails,
  ...reports.mails,
  ...safety.mails,
  ...approvals.mails,
  ...announcements.mails,
  ...savedSearches.mails,
  ...userAdmin.mails,
};

/** What a push says on a lock screen that shows no names. */
export const somethingNew = 'لديك إشعار جديد';
export const severalNew = (count: number) =>
  plural(count, {
    one: 'لديك إشعار جديد',
    two: 'لديك إشعاران جديدان',
    few: `لديك ${count} إشعارات جديدة`,
    many: `لديك ${count} إشعارًا جديدًا`,
    other: `لديك ${count} إشعار جديد`,
  });
