import * as Type from 'typebox';
import { DeviceName, Failure, Id, Nullable, OneOf, Time, data, strict } from './common.ts';
import { PhotoFocus } from './members.ts';
import {
  type NoticeContent,
  noticeKindNames,
  noticeKinds,
  switchableKinds,
} from './notices/all-kinds.ts';
import { noticeChannels } from './notices/kinds.ts';
import type { Route } from './route.ts';

const tags = ['Notices'] as const;

const frame = {
  _id: Id,
  createdAt: Time,
  read: Type.Boolean(),
  picture: Nullable(Type.String({ description: 'Of the person that it is about' })),
  pictureFocus: PhotoFocus,
};
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
  Type.Object({
    kind: OneOf(switchableKinds),
    app: Type.Boolean(),
    mail: Type.Boolean(),
    push: Type.Boolean(),
  }),
  { description: 'All kinds that can be turned on and off, and whether each channel is on' },
);
export type NoticePreferences = Type.Static<typeof Preferences>;

/** A time of the day, to the minute. */
const Clock = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: 'HH:MM' });

const delivery = {
  timeZone: Nullable(
    Type.String({ description: 'Of your device, such as `Europe/Lisbon`; null until you set it' }),
  ),
  quiet: Nullable(
    Type.Object(
      { from: Clock, to: Clock },
      {
        ...strict,
        description: 'Emails and pushes wait until these hours are over, except about security',
      },
    ),
  ),
  names: Type.Boolean({ description: 'Whether pushes name people and say what happened' }),
};

const Settings = Type.Object({
  preferences: Preferences,
  ...delivery,
  push: Type.Object({
    publicKey: Type.String({ description: 'The application server key (VAPID), in base64url' }),
    offered: Type.Boolean({ description: 'Whether you were asked if you want pushes' }),
    devices: Type.Array(
      Type.Object({
        _id: Id,
        device: DeviceName,
        current: Type.Boolean({ description: 'Whether it belongs to the session of this request' }),
        createdAt: Time,
      }),
    ),
  }),
});
export type NoticeSettings = Type.Static<typeof Settings>;

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
    summary: 'Your notification settings, and the devices that get pushes',
    response: { 200: data(Settings) },
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
    response: { 200: data(Settings), 422: Failure },
  },
} as const satisfies Route;

export const changeDelivery = {
  method: 'PUT',
  url: '/notices/delivery',
  access: 'member',
  schema: {
    tags,
    summary: 'Change when notifications reach you, and what pushes say',
    body: Type.Object(
      {
        timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
        quiet: Type.Optional(delivery.quiet),
        names: Type.Optional(delivery.names),
        pushOffered: Type.Optional(Type.Literal(true)),
      },
      strict,
    ),
    response: { 200: data(Settings), 422: Failure },
  },
} as const satisfies Route;

const key = (length: number) =>
  Type.String({ pattern: `^[A-Za-z0-9_-]{${length}}$`, description: 'In base64url' });

export const turnOnPush = {
  method: 'PUT',
  url: '/notices/push',
  access: 'member',
  schema: {
    tags,
    summary: 'Send pushes to this browser for as long as this session lasts',
    body: Type.Object(
      {
        endpoint: Type.String({ minLength: 10, maxLength: 1000 }),
        keys: Type.Object({ p256dh: key(87), auth: key(22) }, strict),
      },
      strict,
    ),
    response: { 200: data(Settings), 422: Failure },
  },
} as const satisfies Route;

export const turnOffPush = {
  method: 'DELETE',
  url: '/notices/push/:id',
  access: 'member',
  schema: {
    tags,
    summary: 'Stop pushes to a device',
    params: Type.Object({ id: Id }, strict),
    response: { 200: data(Settings), 404: Failure },
  },
} as const satisfies Route;
