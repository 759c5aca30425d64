import * as Type from 'typebox';
import { Id, Nullable, OneOf, Time, data, strict } from './common.ts';
import type { Route } from './route.ts';

/** What members are told of; each area adds its kinds. */
export const noticeKinds = ['report.reply', 'report.outcome'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a notice may name: nothing else of it leaves the server. */
export const NoticeAbout = Type.Object({
  reportId: Type.Optional(Id),
  status: Type.Optional(Type.String()),
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
