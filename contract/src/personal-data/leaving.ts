import * as Type from 'typebox';
import { Failure, OneOf, Secret, Time, success, data, strict } from '../common.ts';
import type { Route } from '../route.ts';

const tags = ['Auth'] as const;

export const ownAccount = {
  method: 'GET',
  url: '/auth/account',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'How I sign in, and my consent',
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
    summary: 'Give consent to process sensitive profile data',
    body: Type.Object(
      {
        version: Type.String({ maxLength: 20, description: 'Version of the text that was shown' }),
      },
      strict,
    ),
    response: { 200: success({}), 409: Failure },
  },
} as const satisfies Route;

export const mailLeavingCode = {
  method: 'POST',
  url: '/auth/leave/code',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Email me the code to delete my account if I have no password',
    body: Type.Object({}, strict),
    response: { 200: success({}), 422: Failure },
  },
} as const satisfies Route;

export const leave = {
  method: 'POST',
  url: '/auth/leave',
  access: 'member',
  beforeAcceptance: true,
  schema: {
    tags,
    summary: 'Delete my account: closed now, erased when it can no longer be reopened',
    body: Type.Object(
      {
        password: Type.Optional(Secret),
        code: Type.Optional(
          Type.String({
            pattern: '^[0-9]{6}$',
            description: 'Code from the email, for accounts without a password',
          }),
        ),
        withdrawConsent: Type.Optional(
          Type.Boolean({
            description: 'Withdraw consent; the data it covers is deleted right away',
          }),
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
