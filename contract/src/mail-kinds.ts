import { accountsLetters, accountsMails } from './accounts/mails.ts';
import { deskLetters, deskMails } from './desk/mails.ts';
import { fraudWarningLetters, fraudWarningMails } from './fraud-warnings/mails.ts';
import { importsLetters, importsMails } from './imports/mails.ts';
import type { MailDataOf } from './mails.ts';
import type { MailedNoticeKind, NoticeAbout } from './notices/all-kinds.ts';
import { noticesLetters, noticesMails } from './notices/mails.ts';
import { personalDataLetters, personalDataMails } from './personal-data/mails.ts';
import { premiumLetters, premiumMails } from './premium/mails.ts';
import { pictureRequestMails, reportsLetters, reportsMails } from './reports/mails.ts';
import { siteLetters, siteMails } from './site/mails.ts';
import { teamLetters, teamMails } from './team/mails.ts';
import { userAdminLetters, userAdminMails } from './user-admin/mails.ts';

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
  desk: deskLetters,
  'fraud-warnings': fraudWarningLetters,
  imports: importsLetters,
  notices: noticesLetters,
  'personal-data': personalDataLetters,
  premium: premiumLetters,
  reports: reportsLetters,
  site: siteLetters,
  team: teamLetters,
  'user-admin': userAdminLetters,
};

/** Every mail and its data, those about notices included. */
export type MailData = {
  readonly [K in keyof typeof mailKinds]: MailDataOf<(typeof mailKinds)[K]>;
} & { readonly [K in MailedNoticeKind]: NoticeAbout<K> };

export type MailKind = keyof MailData;
