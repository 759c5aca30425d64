import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, Time, data, strict } from './common.ts';
import { User } from './members.ts';
import { type Route, staffRoles } from './route.ts';

export const memberStates = ['active', 'deactivated', 'banned', 'leaving', 'erased'] as const;
export type MemberState = (typeof memberStates)[number];

/** The states that staff give. Leaving is the member's own. */
export const givenStates = ['active', 'deactivated', 'banned'] as const;
export type GivenState = (typeof givenStates)[number];

/** A user as one member of staff sees one other: with what only staff may know. */
export const StaffUser = Type.Object(
  {
    ...User.properties,
    state: OneOf(memberStates),
    stateBy: Nullable(OneOf(['self', 'staff'])),
    stateReason: Nullable(Type.String()),
    stateUntil: Nullable(Time),
    vipUntil: Nullable(Time),
  },
  { title: 'StaffUser' },
);
export type StaffUser = Type.Static<typeof StaffUser>;

const tags = ['Staff'] as const;
const params = Type.Object({ id: Id }, strict);
const headers = Type.Object({
  'if-match': Type.Optional(
    Type.String({ maxLength: 100, description: 'The ETag of what the change is based on' }),
  ),
});
const answer = data(Type.Object({ user: StaffUser }));

export const readUser = {
  method: 'GET',
  url: '/users/:id',
  access: staffRoles,
  schema: {
    tags,
    summary: 'One user, with what only staff may know',
    params,
    response: { 200: answer, 404: Failure },
  },
} as const satisfies Route;

export const changeUserState = {
  method: 'PUT',
  url: '/users/:id/state',
  access: ['administrator', 'moderator'],
  schema: {
    tags,
    summary: 'Activate, deactivate or ban a user, with the reason they will read',
    params,
    headers,
    body: Type.Object(
      {
        state: OneOf(givenStates),
        reason: Text(500),
        until: Type.Optional(
          Type.String({
            format: 'date-time',
            description: 'End of a ban; without it there is none',
          }),
        ),
      },
      strict,
    ),
    response: { 200: answer, 404: Failure, 409: Failure, 412: Failure, 422: Failure },
  },
} as const satisfies Route;
