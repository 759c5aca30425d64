import * as Type from 'typebox';
import {
  Failure,
  Id,
  MailedToken,
  Nullable,
  OneOf,
  Time,
  answer,
  content,
  data,
  strict,
} from './common.ts';
import type { Route } from './route.ts';

export const noticeChannels = ['app', 'mail'] as const;
export type NoticeChannel = (typeof noticeChannels)[number];

/** What members are told of, and by which channels unless they say otherwise; each area adds its kinds. */
export const noticeDefaults = {
  'report.reply': { app: true, mail: true },
  'report.outcome': { app: true, mail: true },
  'photo.rejected': { app: true, mail: true },
} as const satisfies Record<string, Record<NoticeChannel, boolean>>;
export type NoticeKind = keyof typeof noticeDefaults;
export const noticeKinds = Object.keys(noticeDefaults) as NoticeKind[];

/** What a notice may name: nothing else of it leaves the server. */
export const NoticeAbout = Type.Object({
  reportId: Type.Optional(Id),
  status: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
});
export type NoticeAbout = Type.Static<typeof NoticeAbout>;

const tags = ['Notices'] as const;

const Notice = Type.Object({
  _id: Id,
  kind: OneOf(noticeKinds),
  about: NoticeAbout,
  createdAt: Time,
  read: Type.Boolean(),
});
export type Notice = Type.Static<typeof Notice>;

const unread = Type.Integer();

const Preferences = Type.Array(
  Type.Object({ kind: OneOf(noticeKinds), app: Type.Boolean(), mail: Type.Boolean() }),
  { description: 'Every kind, and whether each channel is on for it' },
);
export type NoticePreferences = Type.Static<typeof Preferences>;

export const listNotices = {
  method: 'GET',
  url: '/notices',
  access: 'member',
  schema: {
    tags,
    summary: 'What you were told, latest first, and how much of it is new',
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
    summary: 'Mark a notice and all before it as read',
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
    summary: 'Of what you are told, and by which channels',
    response: { 200: data(Type.Object({ preferences: Preferences })) },
  },
} as const satisfies Route;

export const changeNoticePreference = {
  method: 'PUT',
  url: '/notices/preferences',
  access: 'member',
  schema: {
    tags,
    summary: 'Switch one channel on or off for one kind of notice',
    body: Type.Object(
      { kind: OneOf(noticeKinds), channel: OneOf(noticeChannels), on: Type.Boolean() },
      strict,
    ),
    response: { 200: data(Type.Object({ preferences: Preferences })) },
  },
} as const satisfies Route;

const unsubscribing = Type.Object({ token: MailedToken }, strict);

export const stopMails = {
  method: 'POST',
  url: '/notices/unsubscribe',
  access: 'public',
  schema: {
    tags,
    summary:
      'Stop the mails of one kind, by the link of such a mail (RFC 8058); any body is ignored',
    querystring: unsubscribing,
    response: { 200: answer({}), 404: Failure },
  },
} as const satisfies Route;

export const showStopMails = {
  method: 'GET',
  url: '/notices/unsubscribe',
  access: 'public',
  schema: {
    tags,
    summary: 'The same link in a browser: leads to the page that asks',
    querystring: unsubscribing,
    response: { 302: content('text/plain') },
  },
} as const satisfies Route;
