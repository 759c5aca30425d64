import * as Type from 'typebox';
import {
  Day,
  DeviceName,
  Failure,
  Id,
  IfMatchHeaders,
  Nullable,
  OneOf,
  Poll,
  Text,
  Time,
  data,
  strict,
} from '../common.ts';
import { OwnUser } from '../members.ts';
import { permissions } from '../permissions.ts';
import { problemTypes, reportStatuses } from '../reports/report-types.ts';
import type { Route } from '../route.ts';
import { StaffUser } from '../user-admin.ts';
import { Note, Person } from './notes.ts';

const tags = ['Staff'] as const;

const ReportLine = Type.Object({
  _id: Id,
  problem_type: OneOf(problemTypes),
  status: OneOf(reportStatuses),
  createdAt: Time,
  other: Person,
});

const Reports = Type.Object({
  total: Type.Integer(),
  open: Type.Integer({ description: 'How many of all are not settled' }),
  latest: Type.Array(ReportLine),
});

const FiledSession = Type.Object({
  _id: Id,
  device: DeviceName,
  address: Nullable(Type.String()),
  createdAt: Time,
  lastUsedAt: Time,
});

const VipGrant = Type.Object({
  _id: Id,
  startsAt: Time,
  endsAt: Time,
  reason: Type.String(),
  grantedBy: Person,
});

const FiledPhoto = Type.Object({
  publicId: Type.String(),
  url: Type.String(),
  position: Nullable(Type.Integer({ description: 'On the profile; 0 is the main one' })),
  review: Nullable(OneOf(['waiting', 'approved', 'rejected'])),
  reviewReason: Nullable(Type.String()),
  createdAt: Time,
});

export const TimelineEvent = Type.Object(
  {
    _id: Type.String(),
    at: Time,
    kind: Type.String({
      description: 'What happened to the member, or an action of the audit log',
    }),
    by: Person,
    reportId: Nullable(Id),
    detail: Nullable(Type.String({ description: 'Reason, status, or which fields changed' })),
  },
  { title: 'TimelineEvent' },
);
export type TimelineEvent = Type.Static<typeof TimelineEvent>;

const Timeline = Type.Object({
  events: Type.Array(TimelineEvent),
  nextCursor: Nullable(Type.String()),
});

const { lookingFor, interests, prompts } = OwnUser.properties;

export const MemberFile = Type.Object(
  {
    user: StaffUser,
    version: Type.String({ description: 'The ETag of the user, to send with a change' }),
    profile: Type.Object({
      dateOfBirth: Nullable(Day),
      lookingFor,
      interests,
      prompts,
      fields: Type.Array(
        Type.Object({
          field: Type.Integer(),
          name: Type.String(),
          values: Type.Array(Type.String()),
        }),
        {
          description:
            'Fields of the owner, in words: without sensitive ones, and without those that only the member sees',
        },
      ),
      paused: Type.Boolean(),
      answers: Type.Integer({ description: 'Number of questions answered' }),
    }),
    photos: Type.Array(FiledPhoto),
    identities: Type.Array(
      Type.Object({ provider: OneOf(['google', 'facebook']), linkedAt: Time }),
    ),
    hasPassword: Type.Boolean(),
    cameBy: Nullable(
      Type.Object({
        partner: Nullable(Type.String({ description: 'Null for the invitation of a member' })),
        member: Person,
        joinedAt: Time,
        joined: Type.Integer({ description: 'How many people joined with the same invitation' }),
        banned: Type.Integer({ description: 'How many of them are banned now' }),
      }),
    ),
    sessions: Type.Array(FiledSession),
    consents: Type.Array(
      Type.Object({
        purpose: Type.String(),
        version: Type.String(),
        givenAt: Time,
        withdrawnAt: Nullable(Time),
      }),
    ),
    vipGrants: Type.Array(VipGrant),
    blocks: Type.Object({ made: Type.Integer(), received: Type.Integer() }),
    likes: Type.Object(
      { sent: Type.Integer(), received: Type.Integer(), matches: Type.Integer() },
      { description: 'Counts, without names' },
    ),
    reportsBy: Reports,
    reportsAgainst: Reports,
    cases: Type.Array(
      Type.Object({
        _id: Id,
        openedAt: Time,
        closedAt: Nullable(Time),
        reports: Type.Integer(),
      }),
    ),
    notes: Type.Array(Note),
    timeline: Timeline,
  },
  { title: 'MemberFile' },
);
export type MemberFile = Type.Static<typeof MemberFile>;

const params = Type.Object({ id: Id }, strict);

export const readMemberFile = {
  method: 'GET',
  url: '/users/:id/file',
  access: permissions.readUsers,
  schema: {
    tags,
    summary: 'Everything staff can see about a user; each view is logged',
    params,
    querystring: Type.Object({ poll: Poll }, strict),
    response: { 200: data(MemberFile), 404: Failure },
  },
} as const satisfies Route;

export const readTimeline = {
  method: 'GET',
  url: '/users/:id/timeline',
  access: permissions.readUsers,
  schema: {
    tags,
    summary: 'Timeline of a user, latest first',
    params,
    querystring: Type.Object(
      {
        cursor: Type.Optional(Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' })),
        limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
      },
      strict,
    ),
    response: { 200: data(Timeline), 404: Failure },
  },
} as const satisfies Route;

export const endUserSession = {
  method: 'DELETE',
  url: '/users/:id/sessions/:sessionId',
  access: permissions.endSessions,
  schema: {
    tags,
    summary: 'Sign a user out on one device',
    params: Type.Object({ id: Id, sessionId: Id }, strict),
    response: { 200: data(Type.Object({ _id: Id })), 404: Failure },
  },
} as const satisfies Route;

export const changeUserVip = {
  method: 'PUT',
  url: '/users/:id/vip',
  access: permissions.changePremium,
  schema: {
    tags,
    summary: 'Give a user VIP until a date, or end it now',
    params,
    headers: IfMatchHeaders,
    body: Type.Object(
      {
        until: Nullable(
          Type.String({ format: 'date-time', description: 'End of it; null ends it now' }),
        ),
        reason: Text(500),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ user: StaffUser, version: Type.String() })),
      404: Failure,
      412: Failure,
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;
