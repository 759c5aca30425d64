import { accountsMails } from './accounts/mails.ts';
import { deskMails } from './desk/mails.ts';
import { fraudWarningMails } from './fraud-warnings/mails.ts';
import { importsMails } from './imports/mails.ts';
import type { MailDataOf } from './mails.ts';
import type { MailedNoticeKind, NoticeAbout } from './notices/all-kinds.ts';
import { noticesMails } from './notices/mails.ts';
import { personalDataMails } from './personal-data/mails.ts';
import { premiumMails } from './premium/mails.ts';
import { pictureRequestMails, reportsMails } from './reports/mails.ts';
import { siteMails } from './site/mails.ts';
import { teamMails } from './team/mails.ts';
import { userAdminMails } from './user-admin/mails.ts';

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

/** Every mail and its data, those about notices included. */
export type MailData = {
  readonly [K in keyof typeof mailKinds]: MailDataOf<(typeof mailKinds)[K]>;
} & { readonly [K in MailedNoticeKind]: NoticeAbout<K> };

export type MailKind = keyof MailData;
