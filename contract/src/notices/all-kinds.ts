import type * as Type from 'typebox';
import { accountNotices } from '../accounts/notices.ts';
import { chatNotices } from '../chat/notices.ts';
import { deskNotices, photoReviewNotices } from '../desk/notices.ts';
import { fraudWarningNotices } from '../fraud-warnings/notices.ts';
import { announcementNotices } from '../announcements/notices.ts';
import { approvalNotices } from '../approvals/notices.ts';
import { safetyNotices } from '../safety/notices.ts';
import { integrationNotices } from '../integrations/notices.ts';
import { likeNotices } from '../likes/notices.ts';
import { photoCheckNotices } from '../photo-checks/notices.ts';
import { premiumNotices } from '../premium/notices.ts';
import { reportNotices } from '../reports/notices.ts';
import { searchNotices } from '../saved-searches/notices.ts';
import { userAdminNotices } from '../user-admin/notices.ts';
import {
  type MailedKindOf,
  type NoticeChannel,
  type NoticeKindShape,
  type SwitchableOf,
  noticeChannels,
} from './kinds.ts';

/** Every kind of notice. A new area adds its kinds here. */
export const noticeKinds = {
  ...likeNotices,
  ...chatNotices,
  ...searchNotices,
  ...reportNotices,
  ...photoReviewNotices,
  ...premiumNotices,
  ...accountNotices,
  ...userAdminNotices,
  ...deskNotices,
  ...fraudWarningNotices,
  ...safetyNotices,
  ...photoCheckNotices,
  ...approvalNotices,
  ...announcementNotices,
  ...integrationNotices,
};
export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[];

/** The kinds that the settings of a member mail. A mail has the code of its kind, and its data. */
export type MailedNoticeKind = MailedKindOf<typeof noticeKinds>;
export const isMailedNotice = (kind: NoticeKind): kind is MailedNoticeKind =>
  noticeKind(kind).mailedBy === 'settings';

/** How a kind is sent. */
export const noticeKind = (kind: NoticeKind): NoticeKindShape => noticeKinds[kind];

export const isSwitchable = (kind: NoticeKind, channel: NoticeChannel) =>
  noticeKind(kind).channels[channel] !== 'always';

/** The kinds for which members can turn a channel on and off. */
export type SwitchableKind = SwitchableOf<typeof noticeKinds>;
export const switchableKinds = noticeKindNames.filter((kind): kind is SwitchableKind =>
  noticeChannels.some((channel) => isSwitchable(kind, channel)),
);

/** What a notice of this kind refers to. */
export type NoticeAbout<K extends NoticeKind> = Type.Static<(typeof noticeKinds)[K]['about']>;

/** A kind with what it refers to. */
export type NoticeContent = {
  [K in NoticeKind]: { readonly kind: K; readonly about: NoticeAbout<K> };
}[NoticeKind];
