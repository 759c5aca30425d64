import * as Type from 'typebox';
import { Failure, OneOf, Secret, Time, success, data, strict } from '../common.ts';
import type { Route } from '../route.ts';

const tags = ['Auth'] as const;

export const ownAccount = {
  method: 'GET',
  url: '/auth/account',
  access: 'member',
  schema: {
    tags,
    summary: 'How I get in, and to what I have agreed',
    response: {
      200: data(
        Type.Object({
          email: Type.String(),
          hasPassword: Type.Boolean(),
          providers: Type.Array(OneOf(['google', 'facebook'])),
          consent: Type.Union([
            Type.Object({ version: Type.String(), givenAt: Time }),
            Type.Null(),
          ]),
        }),
      ),
    },
  },
} as const satisfies Route;

export const giveConsent = {
  method: 'PUT',
  url: '/auth/consent',
  access: 'member',
  schema: {
    tags,
    summary: 'Agree to the processing of what is sensitive in a profile',
    body: Type.Object(
      { version: Type.String({ maxLength: 20, description: 'Of the words that were shown' }) },
      strict,
    ),
    response: { 200: success({}), 409: Failure },
  },
} as const satisfies Route;

export const mailLeavingCode = {
  method: 'POST',
  url: '/auth/leave/code',
  access: 'member',
  schema: {
    tags,
    summary: 'Mail me the code that I need to delete my account when I have no password',
    body: Type.Object({}, strict),
    response: { 200: success({}), 422: Failure },
  },
} as const satisfies Route;

export const leave = {
  method: 'POST',
  url: '/auth/leave',
  access: 'member',
  schema: {
    tags,
    summary: 'Have my account deleted: closed now, erased when the time to come back is over',
    body: Type.Object(
      {
        password: Type.Optional(Secret),
        code: Type.Optional(
          Type.String({ pattern: '^[0-9]{6}$', description: 'Of the mail, without a password' }),
        ),
        withdrawConsent: Type.Optional(
          Type.Boolean({ description: 'What it was given for goes at once' }),
        ),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ eraseAt: Time })),
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;
