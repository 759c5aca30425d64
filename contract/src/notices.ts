import * as Type from 'typebox';
import {
  Failure,
  Id,
  MailedToken,
  Nullable,
  OneOf,
  Time,
  success,
  content,
  data,
  strict,
} from './common.ts';
import { likeNotices } from './likes/notices.ts';
import { moderationNotices } from './moderation/notices.ts';
import { type NoticeChannel, noticeChannels } from './notices/kinds.ts';
import { reportNotices } from './reports/notices.ts';
import type { Route } from './route.ts';
import { searchNotices } from './saved-searches/notices.ts';
import { userAdminNotices } from './user-admin/notices.ts';

export { type NoticeChannel, noticeChannels };

/** Every kind of notice. A new area adds its kinds here. */
export const noticeKinds = {
  ...likeNotices,
  ...searchNotices,
  ...reportNotices,
  ...moderationNotices,
  ...userAdminNotices,
};
export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = Object.keys(noticeKinds) as NoticeKind[];

type AlwaysTold = {
  [K in NoticeKind]: (typeof noticeKinds)[K] extends { readonly always: true } ? K : never;
}[NoticeKind];

/** The kinds that members can switch on and off. */
export type SwitchableKind = Exclude<NoticeKind, AlwaysTold>;
export const switchableKinds = noticeKindNames.filter(
  (kind): kind is SwitchableKind => !('always' in noticeKinds[kind]),
);

/** What a notice of this kind refers to. */
export type NoticeAbout<K extends NoticeKind> = Type.Static<(typeof noticeKinds)[K]['about']>;

/** A kind with what it refers to. */
export type NoticeContent = {
  [K in NoticeKind]: { readonly kind: K; readonly about: NoticeAbout<K> };
}[NoticeKind];

const tags = ['Notices'] as const;

const frame = { _id: Id, createdAt: Time, read: Type.Boolean() };
export type Notice = Type.Static<Type.TObject<typeof frame>> & NoticeContent;

const Notice = Type.Unsafe<Notice>(
  Type.Union(
    noticeKindNames.map((kind) =>
      Type.Object({ ...frame, kind: OneOf([kind]), about: noticeKinds[kind].about }),
    ),
  ),
);

const unread = Type.Integer();

const Preferences = Type.Array(
  Type.Object({ kind: OneOf(switchableKinds), app: Type.Boolean(), mail: Type.Boolean() }),
  { description: 'All kinds that can be switched, and whether each channel is on' },
);
export type NoticePreferences = Type.Static<typeof Preferences>;

export const listNotices = {
  method: 'GET',
  url: '/notices',
  access: 'member',
  schema: {
    tags,
    summary: 'Your notifications, latest first, and how many are new',
    querystring: Type.Object(
      {
        cursor: Type.Optional(Id),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ notices: Type.Array(Notice), unread, nextCursor: Nullable(Id) })),
    },
  },
} as const satisfies Route;

export const readNotices = {
  method: 'PUT',
  url: '/notices/read',
  access: 'member',
  schema: {
    tags,
    summary: 'Mark a notification and all older ones as read',
    body: Type.Object({ upTo: Id }, strict),
    response: { 200: data(Type.Object({ unread })) },
  },
} as const satisfies Route;

export const listNoticePreferences = {
  method: 'GET',
  url: '/notices/preferences',
  access: 'member',
  schema: {
    tags,
    summary: 'Your notification settings',
    response: { 200: data(Type.Object({ preferences: Preferences })) },
  },
} as const satisfies Route;

export const changeNoticePreference = {
  method: 'PUT',
  url: '/notices/preferences',
  access: 'member',
  schema: {
    tags,
    summary: 'Turn a channel on or off for a kind of notification',
    body: Type.Object(
      { kind: OneOf(switchableKinds), channel: OneOf(noticeChannels), on: Type.Boolean() },
      strict,
    ),
    response: { 200: data(Type.Object({ preferences: Preferences })) },
  },
} as const satisfies Route;

const unsubscribing = Type.Object({ token: MailedToken }, strict);

export const unsubscribeFromMails = {
  method: 'POST',
  url: '/notices/unsubscribe',
  access: 'public',
  schema: {
    tags,
    summary:
      'Unsubscribe from one kind of email with the link from it (RFC 8058); the body is ignored',
    querystring: unsubscribing,
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;

export const readUnsubscribeLink = {
  method: 'POST',
  url: '/notices/unsubscribe/link',
  access: 'public',
  schema: {
    tags,
    summary: 'The email such a link is for; changes nothing',
    body: Type.Object({ token: unsubscribing.properties.token }, strict),
    response: {
      200: data(Type.Object({ email: Type.String({ description: 'Masked' }) })),
      404: Failure,
    },
  },
} as const satisfies Route;

export const openUnsubscribePage = {
  method: 'GET',
  url: '/notices/unsubscribe',
  access: 'public',
  schema: {
    tags,
    summary: 'The same link in a browser; redirects to a page with a button',
    querystring: unsubscribing,
    response: { 302: content('text/plain') },
  },
} as const satisfies Route;
