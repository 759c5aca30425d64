import * as Type from 'typebox';
import { refusalReasons } from './approvals/reasons.ts';
import { approvalStates, pendingStates } from './approvals/states.ts';
import { Failure, Id, Nullable, OneOf, Text, Time, data, strict } from './common.ts';
import { permissions } from './permissions.ts';
import type { Route } from './route.ts';

export const longestApprovalText = 1000;
export const approvalPage = 20;

const tags = ['Approvals'] as const;

export const OwnApproval = Type.Object(
  {
    state: Nullable(
      OneOf(approvalStates, { description: 'Null for someone who never had to be approved' }),
    ),
    since: Nullable(Time),
    ready: Type.Boolean({
      description: 'The email is confirmed and the profile complete, so that the team looks at it',
    }),
    reason: Nullable(OneOf(refusalReasons)),
    words: Nullable(Type.String({ description: 'What the team wrote about the refusal' })),
  },
  { title: 'OwnApproval' },
);
export type OwnApproval = Type.Static<typeof OwnApproval>;

export const readOwnApproval = {
  method: 'GET',
  url: '/approval',
  access: 'member',
  schema: {
    tags,
    summary: 'Whether you wait until the team has approved you, or why it has refused you',
    response: { 200: data(OwnApproval) },
  },
} as const satisfies Route;

export const askApprovalAgain = {
  method: 'PUT',
  url: '/approval',
  access: 'member',
  schema: {
    tags,
    summary: 'Ask the team to look again after it has refused you',
    body: Type.Object({ text: Type.Optional(Text(longestApprovalText)) }, strict),
    response: { 200: data(OwnApproval), 409: Failure, 429: Failure },
  },
} as const satisfies Route;

const Line = Type.Object({ name: Type.String(), value: Type.String() });

export const WaitingMember = Type.Object(
  {
    _id: Id,
    firstName: Nullable(Type.String()),
    age: Nullable(Type.Integer()),
    gender: Nullable(Type.String()),
    city: Nullable(Type.String()),
    bio: Nullable(Type.String()),
    prompts: Type.Array(Type.Object({ prompt: Type.String(), answer: Type.String() })),
    fields: Type.Array(Line, { description: 'What they wrote into fields of the owner' }),
    photos: Type.Array(Type.Object({ publicId: Type.String(), url: Type.String() })),
    invitation: Nullable(
      Type.Object({
        partner: Nullable(Type.String()),
        memberId: Nullable(Id),
        name: Nullable(Type.String()),
      }),
    ),
    joinedAt: Time,
    askedAt: Time,
    asked: Type.Integer({
      description: 'How often they asked. A decision names it, so that it is about what staff read',
    }),
    message: Nullable(Type.String({ description: 'What they wrote when they asked again' })),
    state: OneOf(pendingStates),
    reason: Nullable(OneOf(refusalReasons, { description: 'Of the latest refusal' })),
    words: Nullable(Type.String()),
  },
  { title: 'WaitingMember' },
);
export type WaitingMember = Type.Static<typeof WaitingMember>;

export const listApprovals = {
  method: 'GET',
  url: '/desk/approvals',
  access: permissions.approveMembers,
  schema: {
    tags,
    summary: 'Members who wait for approval, those that wait longest first, or who were refused',
    querystring: Type.Object(
      { state: Type.Optional(OneOf(pendingStates)), cursor: Type.Optional(Id) },
      strict,
    ),
    response: {
      200: data(
        Type.Object({
          members: Type.Array(WaitingMember),
          total: Type.Integer(),
          nextCursor: Nullable(Id),
        }),
      ),
    },
  },
} as const satisfies Route;

export const decideApproval = {
  method: 'PUT',
  url: '/desk/approvals/:id',
  access: permissions.approveMembers,
  schema: {
    tags,
    summary: 'Approve a member, also one who was refused, or refuse one with a reason',
    params: Type.Object({ id: Id }, strict),
    body: Type.Object(
      {
        decision: OneOf(['approve', 'refuse']),
        asked: Type.Integer({ minimum: 1, description: 'As the list said it' }),
        reason: Type.Optional(OneOf(refusalReasons)),
        words: Type.Optional(Text(longestApprovalText)),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ total: Type.Integer() })),
      404: Failure,
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;
