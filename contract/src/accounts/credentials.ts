import * as Type from 'typebox';
import {
  DeviceHeaders,
  DeviceName,
  Email,
  Failure,
  Id,
  MailedToken,
  NewPassword,
  Nullable,
  Secret,
  Time,
  success,
  data,
  strict,
} from '../common.ts';
import { User } from '../members.ts';
import type { Route } from '../route.ts';

const tags = ['Auth'] as const;

const Code = Type.String({ pattern: '^[0-9]{6}$', description: 'Six digits' });

export const forgotPassword = {
  method: 'POST',
  url: '/auth/forgot-password',
  access: 'public',
  schema: {
    tags,
    summary: 'Email a password reset link, if the account exists',
    headers: DeviceHeaders,
    body: Type.Object({ email: Email }, strict),
    response: { 200: success({}) },
  },
} as const satisfies Route;

export const resetPassword = {
  method: 'POST',
  url: '/auth/reset-password',
  access: 'public',
  schema: {
    tags,
    summary: 'Choose a new password with the link from the email',
    headers: DeviceHeaders,
    body: Type.Object({ token: MailedToken, password: NewPassword }, strict),
    response: { 200: success({}), 422: Failure },
  },
} as const satisfies Route;

export const deactivate = {
  method: 'POST',
  url: '/auth/deactivate',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Close my account until I reopen it',
    body: Type.Object({ password: Secret }, strict),
    response: { 200: success({}), 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const changePassword = {
  method: 'PUT',
  url: '/auth/change-password',
  access: 'member',
  schema: {
    tags,
    summary: 'Change the password; all sessions end, and this one continues as a new one',
    headers: DeviceHeaders,
    body: Type.Object({ password: Secret, newPassword: NewPassword }, strict),
    response: {
      200: data(Type.Object({ token: Type.String(), refreshToken: Type.String() })),
      422: Failure,
    },
  },
} as const satisfies Route;

export const changeEmail = {
  method: 'POST',
  url: '/auth/change-email',
  access: 'member',
  schema: {
    tags,
    summary: 'Request an email change; a code is sent to the current email and one to the new',
    body: Type.Object({ email: Email, password: Secret }, strict),
    response: {
      200: data(
        Type.Object({
          presentCode: Type.Boolean({
            description:
              'Whether a code was also sent to the current email; not if that was never confirmed. The same if another account has the new email: its owner then gets an email instead of the code',
          }),
        }),
      ),
      422: Failure,
    },
  },
} as const satisfies Route;

export const confirmEmailChange = {
  method: 'PUT',
  url: '/auth/change-email',
  access: 'member',
  schema: {
    tags,
    summary: 'Change the email with the emailed codes; the old mailbox can undo it for 72 hours',
    body: Type.Object(
      {
        presentCode: Type.Optional(
          Type.String({
            pattern: '^[0-9]{6}$',
            description: 'Six digits; required if a code was sent to the current email',
          }),
        ),
        newCode: Code,
      },
      strict,
    ),
    response: { 200: data(Type.Object({ user: User })), 422: Failure },
  },
} as const satisfies Route;

const Session = Type.Object(
  {
    _id: Id,
    device: DeviceName,
    address: Nullable(Type.String({ description: 'Where it was last used' })),
    createdAt: Time,
    lastUsedAt: Time,
    current: Type.Boolean({ description: 'The session of this request' }),
  },
  { title: 'Session' },
);

export const listSessions = {
  method: 'GET',
  url: '/auth/sessions',
  access: 'member',
  schema: {
    tags,
    summary: 'My sessions, most recently used first',
    response: { 200: data(Type.Object({ sessions: Type.Array(Session) })) },
  },
} as const satisfies Route;

export const endSession = {
  method: 'DELETE',
  url: '/auth/sessions/:id',
  access: 'member',
  schema: {
    tags,
    summary: 'End one of my sessions',
    params: Type.Object({ id: Id }, strict),
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;

export const endOtherSessions = {
  method: 'DELETE',
  url: '/auth/sessions',
  access: 'member',
  schema: { tags, summary: 'End all my sessions except this one', response: { 200: success({}) } },
} as const satisfies Route;
