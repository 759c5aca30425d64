import type { noticeKinds } from '../../notices/all-kinds.ts';
import type { NoticeLines, NoticeMails, NoticePushes } from '../../notices/texts.ts';
import * as accounts from './notices/accounts.ts';
import * as chat from './notices/chat.ts';
import * as desk from './notices/desk.ts';
import * as fraudWarnings from './notices/fraud-warnings.ts';
import * as likes from './notices/likes.ts';
import * as premium from './notices/premium.ts';
import * as reports from './notices/reports.ts';
import * as savedSearches from './notices/saved-searches.ts';
import * as userAdmin from './notices/user-admin.ts';
import { plural } from './plural.ts';

type Kinds = typeof noticeKinds;

export const noticePushes: NoticePushes<Kinds> = {
  ...accounts.pushes,
  ...chat.pushes,
  ...desk.pushes,
  ...fraudWarnings.pushes,
  ...likes.pushes,
  ...premium.pushes,
  ...reports.pushes,
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
  ...likes.mails,
  ...premium.mails,
  ...reports.mails,
  ...savedSearches.mails,
  ...userAdmin.mails,
};

/** What a push says on a lock screen that shows no names. */
export const somethingNew = 'Você tem uma nova notificação';
export const severalNew = (count: number) =>
  `Você tem ${count} ${plural(count, { one: 'nova notificação', other: 'novas notificações' })}`;
