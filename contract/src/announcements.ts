import * as Type from 'typebox';
import { Day, Failure, Id, Nullable, OneOf, Text, Time, data, strict } from './common.ts';
import { type Language, languageCodes } from './languages.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

export const longestAnnouncementTitle = 100;
export const longestAnnouncement = 4000;
export const announcementPage = 20;
export const announcementStates = ['scheduled', 'sending', 'sent', 'stopped'] as const;
export const segmentTiers = ['all', 'free', 'premium'] as const;

const tags = ['Announcements'] as const;
const access = permissions.announce;

const OneText = Type.Object(
  { title: Text(longestAnnouncementTitle), text: Text(longestAnnouncement) },
  strict,
);
export type AnnouncementText = Type.Static<typeof OneText>;

/** Without a text it announces a page of which the owner did not say what has changed. */
const StoredText = Type.Object({ title: Type.String(), text: Type.String() });

const byLanguage = <T extends Type.TSchema>(text: T) =>
  Type.Object(
    Object.fromEntries(languageCodes.map((code) => [code, Type.Optional(text)])) as Record<
      Language,
      Type.TOptional<T>
    >,
    strict,
  );

const NewTexts = byLanguage(OneText);
/** By language. Who reads a language in which it was not written gets the main one of the site, or any. */
export const AnnouncementTexts = byLanguage(StoredText);
export type AnnouncementTexts = Type.Static<typeof AnnouncementTexts>;

/** Who gets it: members who fit all of these. */
export const Segment = Type.Object(
  {
    languages: Type.Array(OneOf(languageCodes), { maxItems: 20, description: 'Empty is everyone' }),
    countries: Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), {
      maxItems: 300,
      description: 'Where their profile says they live. Empty is everywhere',
    }),
    tier: OneOf(segmentTiers),
    joinedSince: Nullable(Day),
    activeDays: Nullable(
      Type.Integer({ minimum: 1, maximum: 3650, description: 'Were there within so many days' }),
    ),
  },
  { ...strict, title: 'Segment' },
);
export type Segment = Type.Static<typeof Segment>;

export const everyone: Segment = {
  languages: [],
  countries: [],
  tier: 'all',
  joinedSince: null,
  activeDays: null,
};

const Announcement = Type.Object(
  {
    _id: Id,
    texts: AnnouncementTexts,
    segment: Segment,
    state: OneOf(announcementStates),
    startsAt: Time,
    createdAt: Time,
    by: Nullable(Type.String()),
    counted: Type.Integer({ description: 'Members in the segment when it was written' }),
    delivered: Type.Integer({ description: 'Members who got it' }),
    mailed: Type.Integer({ description: 'Of them, those who get it by mail too' }),
    endedAt: Nullable(Time),
  },
  { title: 'Announcement' },
);
export type Announcement = Type.Static<typeof Announcement>;

export const listAnnouncements = {
  method: 'GET',
  url: '/announcements',
  access,
  schema: {
    tags,
    summary: 'Announcements of the site, latest first',
    querystring: Type.Object({ cursor: Type.Optional(Id) }, strict),
    response: {
      200: data(Type.Object({ announcements: Type.Array(Announcement), nextCursor: Nullable(Id) })),
    },
  },
} as const satisfies Route;

export const countSegment = {
  method: 'POST',
  url: '/announcements/count',
  access,
  schema: {
    tags,
    summary: 'How many members a segment has now, and how many of them get mails',
    body: Segment,
    response: { 200: data(Type.Object({ members: Type.Integer(), mailed: Type.Integer() })) },
  },
} as const satisfies Route;

export const testAnnouncement = {
  method: 'POST',
  url: '/announcements/test',
  access,
  schema: {
    tags,
    summary: 'Send an announcement to yourself alone, in the app and by mail',
    body: Type.Object({ texts: NewTexts, language: OneOf(languageCodes) }, strict),
    response: { 200: data(Type.Object({})), 422: Failure },
  },
} as const satisfies Route;

export const sendAnnouncement = {
  method: 'POST',
  url: '/announcements',
  access,
  freshProof: 'always',
  idempotent: true,
  schema: {
    tags,
    summary: 'Send an announcement to the members of a segment, now or later',
    body: Type.Object(
      {
        texts: NewTexts,
        segment: Segment,
        startsAt: Nullable(Type.String({ format: 'date-time', description: 'Null is now' })),
        count: Type.Integer({
          minimum: 0,
          description: 'As it was counted; 409 if there are more members now',
        }),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ announcement: Announcement })),
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;

export const stopAnnouncement = {
  method: 'POST',
  url: '/announcements/:id/stop',
  access,
  schema: {
    tags,
    summary: 'Stop an announcement: who has not got it yet never does',
    params: Type.Object({ id: Id }, strict),
    response: {
      200: data(Type.Object({ announcement: Announcement })),
      404: Failure,
      409: Failure,
    },
  },
} as const satisfies Route;

const NewsItem = Type.Object(
  { _id: Id, title: Type.String(), text: Type.String(), at: Time },
  { title: 'NewsItem' },
);
export type NewsItem = Type.Static<typeof NewsItem>;

export const readNews = {
  method: 'GET',
  url: '/news',
  access: 'member',
  schema: {
    tags,
    summary: 'The latest announcements that you got',
    response: { 200: data(Type.Object({ news: Type.Array(NewsItem) })) },
  },
} as const satisfies Route;
