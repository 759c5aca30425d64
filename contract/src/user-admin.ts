import * as Type from 'typebox';
import {
  Email,
  Failure,
  Id,
  IfMatchHeaders,
  Nullable,
  OneOf,
  Text,
  Time,
  data,
  strict,
} from './common.ts';
import { User } from './members.ts';
import { permissions } from './permissions.ts';
import { ProfileChange } from './profiles.ts';
import { type Route, staffRoles } from './route.ts';

export const memberStatuses = ['active', 'deactivated', 'banned', 'leaving', 'erased'] as const;
export type MemberStatus = (typeof memberStatuses)[number];

/** The statuses that staff can set. Only the member can set `leaving`. */
export const staffStatuses = ['active', 'deactivated', 'banned'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** A user, for staff. */
export const StaffUser = Type.Object(
  {
    ...User.properties,
    state: OneOf(memberStatuses),
    stateBy: Nullable(OneOf(['self', 'staff'])),
    stateReason: Nullable(Type.String()),
    stateUntil: Nullable(Time),
    stateForFraud: Type.Boolean({ description: 'Banned for fraud' }),
    vipUntil: Nullable(Time),
  },
  { title: 'StaffUser' },
);
export type StaffUser = Type.Static<typeof StaffUser>;

const tags = ['Staff'] as const;
const params = Type.Object({ id: Id }, strict);
const userResponse = data(
  Type.Object({
    user: StaffUser,
    version: Type.String({ description: "The ETag, for clients that can't read headers" }),
  }),
);

export const readUser = {
  method: 'GET',
  url: '/users/:id',
  access: permissions.readUsers,
  schema: {
    tags,
    summary: 'One user, as staff see them',
    params,
    response: { 200: userResponse, 404: Failure },
  },
} as const satisfies Route;

export const changeUserStatus = {
  method: 'PUT',
  url: '/users/:id/state',
  freshProof: 'sometimes',
  access: permissions.changeStatus,
  schema: {
    tags,
    summary: 'Activate, deactivate or ban a user, with a reason they will see',
    params,
    headers: IfMatchHeaders,
    body: Type.Object(
      {
        state: OneOf(staffStatuses),
        reason: Text(500),
        until: Type.Optional(
          Type.String({
            format: 'date-time',
            description: 'End of a ban; permanent if omitted',
          }),
        ),
        forFraud: Type.Optional(
          Type.Boolean({
            description:
              'The ban is for fraud: everyone they wrote to is warned, until it is reversed',
          }),
        ),
      },
      strict,
    ),
    response: { 200: userResponse, 404: Failure, 409: Failure, 412: Failure, 422: Failure },
  },
} as const satisfies Route;

/** A change of a user by staff. An omitted field stays unchanged. */
export const UserChange = Type.Object(
  {
    firstName: ProfileChange.properties.firstName,
    lastName: ProfileChange.properties.lastName,
    email: Type.Optional(Email),
    gender: ProfileChange.properties.gender,
    bio: ProfileChange.properties.bio,
    location: ProfileChange.properties.location,
    isEmailVerified: Type.Optional(Type.Boolean()),
    staffRole: Type.Optional(Nullable(OneOf(staffRoles))),
  },
  strict,
);
export type UserChange = Type.Static<typeof UserChange>;

export const editUser = {
  method: 'PUT',
  url: '/users/:id',
  access: permissions.editUsers,
  freshProof: 'sometimes',
  schema: {
    tags,
    summary:
      'Edit a user; only administrators can change the email, the verified flag and the staff role. The old mailbox can undo a change of email for 72 hours',
    params,
    headers: IfMatchHeaders,
    body: UserChange,
    response: { 200: userResponse, 404: Failure, 409: Failure, 412: Failure, 422: Failure },
  },
} as const satisfies Route;
