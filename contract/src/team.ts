import * as Type from 'typebox';
import { Entry } from './accounts.ts';
import {
  DeviceHeaders,
  Email,
  Failure,
  Id,
  MailedToken,
  NewPassword,
  Nullable,
  OneOf,
  Poll,
  Text,
  Time,
  success,
  data,
  strict,
} from './common.ts';
import { PhotoFocus, User } from './members.ts';
import { permissions } from './permissions.ts';
import { type Route, staffRoles } from './route.ts';
import { memberStatuses } from './user-admin.ts';

const tags = ['Team'] as const;
const params = Type.Object({ id: Id }, strict);

const Colleague = Type.Object(
  {
    _id: Id,
    name: Nullable(Type.String()),
    email: Type.String(),
    profilePicture: Nullable(Type.String()),
    profilePictureFocus: PhotoFocus,
    role: OneOf(staffRoles),
    state: OneOf(memberStatuses),
    secondFactor: Type.Boolean(),
    lastActive: Nullable(Time),
  },
  { title: 'Colleague' },
);
export type Colleague = Type.Static<typeof Colleague>;

const SentInvitationSchema = Type.Object({
  _id: Id,
  email: Type.String(),
  role: OneOf(staffRoles),
  sentAt: Time,
  expiresAt: Time,
});
export type SentInvitation = Type.Static<typeof SentInvitationSchema>;

const Invitation = Type.Object(
  {
    ...SentInvitationSchema.properties,
    invitedBy: Nullable(Type.String({ description: 'Null if they were deleted' })),
  },
  { title: 'Invitation' },
);
export type Invitation = Type.Static<typeof Invitation>;

const invitationResponse = data(Type.Object({ invitation: SentInvitationSchema }));

export const readTeam = {
  method: 'GET',
  url: '/staff',
  access: permissions.manageTeam,
  schema: {
    tags,
    summary: 'Team members and pending invitations',
    querystring: Type.Object({ poll: Poll }, strict),
    response: {
      200: data(
        Type.Object({
          staff: Type.Array(Colleague),
          invitations: Type.Array(Invitation),
          secondFactorRequired: Type.Boolean(),
        }),
      ),
    },
  },
} as const satisfies Route;

export const invite = {
  method: 'POST',
  url: '/staff/invitations',
  access: permissions.manageTeam,
  freshProof: 'always',
  idempotent: true,
  schema: {
    tags,
    summary: 'Email someone an invitation to join the team, valid for seven days',
    body: Type.Object({ email: Email, role: OneOf(staffRoles) }, strict),
    response: { 200: invitationResponse, 409: Failure },
  },
} as const satisfies Route;

export const inviteAgain = {
  method: 'PUT',
  url: '/staff/invitations/:id',
  access: permissions.manageTeam,
  freshProof: 'always',
  schema: {
    tags,
    summary: 'Send the invitation again with a new link; the old link stops working',
    params,
    response: { 200: invitationResponse, 404: Failure },
  },
} as const satisfies Route;

export const revokeInvitation = {
  method: 'DELETE',
  url: '/staff/invitations/:id',
  access: permissions.manageTeam,
  schema: {
    tags,
    summary: 'Revoke an invitation; its link stops working',
    params,
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;

const Token = Type.Object({ token: MailedToken }, strict);

export const readInvitation = {
  method: 'POST',
  url: '/auth/invitation',
  access: 'public',
  schema: {
    tags,
    summary: 'Read an invitation by its link',
    body: Token,
    response: {
      200: data(
        Type.Object({
          email: Type.String(),
          role: OneOf(staffRoles),
          hasAccount: Type.Boolean({
            description: 'If true, the invited person signs in and accepts',
          }),
        }),
      ),
      404: Failure,
    },
  },
} as const satisfies Route;

export const join = {
  method: 'POST',
  url: '/auth/join',
  access: 'public',
  schema: {
    tags,
    summary: 'Accept an invitation with a new account; the link confirms its email',
    headers: DeviceHeaders,
    body: Type.Object(
      {
        token: MailedToken,
        firstName: Text(50),
        lastName: Type.Optional(Text(50)),
        password: NewPassword,
      },
      strict,
    ),
    response: { 200: data(Entry), 404: Failure, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const acceptInvitation = {
  method: 'PUT',
  url: '/auth/invitation',
  access: 'member',
  schema: {
    tags,
    summary: 'Accept an invitation with the signed-in account that has its email; all sessions end',
    body: Token,
    response: { 200: data(Type.Object({ user: User })), 403: Failure, 404: Failure, 409: Failure },
  },
} as const satisfies Route;
