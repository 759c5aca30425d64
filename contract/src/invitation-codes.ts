import * as Type from 'typebox';
import {
  Day,
  Failure,
  Id,
  Name,
  Nullable,
  OneOf,
  Text,
  Time,
  content,
  data,
  strict,
  success,
} from './common.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

const tags = ['Invitations'] as const;
const access = permissions.manageInvitations;
const params = Type.Object({ id: Id }, strict);

export const mostCodesAtATime = 500;
export const partnerLength = 80;
export const noteLength = 300;

export const codeGivers = ['partner', 'member'] as const;

export const InvitationCode = Type.Object(
  {
    _id: Id,
    code: Type.String(),
    partner: Nullable(Type.String({ description: 'Null for the code of a member' })),
    member: Nullable(Type.Object({ _id: Id, name: Nullable(Type.String()) })),
    note: Nullable(Type.String()),
    uses: Type.Integer(),
    mostUses: Type.Integer({ description: 'Of a member: what the owner allows now' }),
    banned: Type.Integer({ description: 'How many of those who joined with it are banned' }),
    until: Nullable(Day),
    createdAt: Time,
    createdBy: Nullable(Type.String({ description: 'Null if they were deleted' })),
    revokedAt: Nullable(Time),
  },
  { title: 'InvitationCode' },
);
export type InvitationCode = Type.Static<typeof InvitationCode>;

const pageOf = {
  cursor: Type.Optional(Id),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 50 }),
};

const Search = Type.Optional(
  Type.String({ maxLength: 80, description: 'A part of a code, a partner or a note' }),
);

export const listInvitationCodes = {
  method: 'GET',
  url: '/invitation-codes',
  access,
  schema: {
    tags,
    summary: 'Codes of invitations, latest first',
    querystring: Type.Object(
      { of: Type.Optional(OneOf(codeGivers)), search: Search, ...pageOf },
      strict,
    ),
    response: {
      200: data(Type.Object({ codes: Type.Array(InvitationCode), nextCursor: Nullable(Id) })),
    },
  },
} as const satisfies Route;

const NewCodes = Type.Object(
  {
    partner: Name(partnerLength),
    count: Type.Integer({ minimum: 1, maximum: mostCodesAtATime }),
    mostUses: Type.Integer({ minimum: 1, maximum: 100_000 }),
    until: Nullable(Day),
    note: Nullable(Text(noteLength)),
  },
  strict,
);
export type NewCodes = Type.Static<typeof NewCodes>;

export const makeInvitationCodes = {
  method: 'POST',
  url: '/invitation-codes',
  access,
  idempotent: true,
  schema: {
    tags,
    summary: 'Make codes for a partner',
    body: NewCodes,
    response: { 200: data(Type.Object({ codes: Type.Array(Type.String()) })), 422: Failure },
  },
} as const satisfies Route;

export const exportInvitationCodes = {
  method: 'GET',
  url: '/invitation-codes/export',
  access,
  schema: {
    tags,
    summary: 'Codes of partners that still work, with their links, as CSV',
    querystring: Type.Object({ search: Search }, strict),
    response: { 200: content('text/csv') },
  },
} as const satisfies Route;

export const revokeInvitationCode = {
  method: 'DELETE',
  url: '/invitation-codes/:id',
  access,
  schema: {
    tags,
    summary: 'Revoke a code. No one else can register with it; who did stays',
    params,
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;

const Joined = Type.Object({
  member: Type.Object({ _id: Id, name: Nullable(Type.String()) }),
  joinedAt: Time,
  status: OneOf(['active', 'deactivated', 'banned', 'leaving', 'unconfirmed']),
});

export const listJoined = {
  method: 'GET',
  url: '/invitation-codes/:id/members',
  access,
  schema: {
    tags,
    summary: 'Who joined with a code, latest first; each view is logged',
    params,
    querystring: Type.Object(pageOf, strict),
    response: {
      200: data(Type.Object({ joined: Type.Array(Joined), nextCursor: Nullable(Id) })),
      404: Failure,
    },
  },
} as const satisfies Route;
