import { accountsLetters, accountsMails } from './accounts/mails.ts';
import { announcementNoticeLetters } from './announcements/notices.ts';
import { approvalNoticeLetters } from './approvals/notices.ts';
import { chatNoticeLetters } from './chat/notices.ts';
import { deskLetters, deskMails } from './desk/mails.ts';
import { deskNoticeLetters } from './desk/notices.ts';
import { fraudWarningLetters, fraudWarningMails } from './fraud-warnings/mails.ts';
import { importsLetters, importsMails } from './imports/mails.ts';
import { integrationNoticeLetters } from './integrations/notices.ts';
import { likeNoticeLetters } from './likes/notices.ts';
import type { MailDataOf } from './mails.ts';
import type { MailedNoticeKind, NoticeAbout } from './notices/all-kinds.ts';
import { noticesLetters, noticesMails } from './notices/mails.ts';
import { personalDataLetters, personalDataMails } from './personal-data/mails.ts';
import { photoCheckNoticeLetters } from './photo-checks/notices.ts';
import { premiumLetters, premiumMails } from './premium/mails.ts';
import { premiumNoticeLetters } from './premium/notices.ts';
import { pictureRequestMails, reportsLetters, reportsMails } from './reports/mails.ts';
import { reportNoticeLetters } from './reports/notices.ts';
import { safetyNoticeLetters } from './safety/notices.ts';
import { searchNoticeLetters } from './saved-searches/notices.ts';
import { siteLetters, siteMails } from './site/mails.ts';
import { teamLetters, teamMails } from './team/mails.ts';
import { userAdminLetters, userAdminMails } from './user-admin/mails.ts';
import { userAdminNoticeLetters } from './user-admin/notices.ts';

/** Every mail that an area sends itself. */
export const mailKinds = {
  ...accountsMails,
  ...deskMails,
  ...fraudWarningMails,
  ...importsMails,
  ...noticesMails,
  ...personalDataMails,
  ...pictureRequestMails,
  ...premiumMails,
  ...reportsMails,
  ...siteMails,
  ...teamMails,
  ...userAdminMails,
};

/** How the letters are put together, by the names of the files that have their words. */
export const letters = {
  accounts: accountsLetters,
  announcements: announcementNoticeLetters,
  approvals: approvalNoticeLetters,
  chat: chatNoticeLetters,
  desk: { ...deskLetters, ...deskNoticeLetters },
  'fraud-warnings': fraudWarningLetters,
  imports: importsLetters,
  integrations: integrationNoticeLetters,
  likes: likeNoticeLetters,
  notices: noticesLetters,
  'personal-data': personalDataLetters,
  'photo-checks': photoCheckNoticeLetters,
  premium: { ...premiumLetters, ...premiumNoticeLetters },
  reports: { ...reportsLetters, ...reportNoticeLetters },
  safety: safetyNoticeLetters,
  'saved-searches': searchNoticeLetters,
  site: siteLetters,
  team: teamLetters,
  'user-admin': { ...userAdminLetters, ...userAdminNoticeLetters },
};

/** Every mail and its data, those about notices included. */
export type MailData = {
  readonly [K in keyof typeof mailKinds]: MailDataOf<(typeof mailKinds)[K]>;
} & { readonly [K in MailedNoticeKind]: NoticeAbout<K> };

export type MailKind = keyof MailData;
