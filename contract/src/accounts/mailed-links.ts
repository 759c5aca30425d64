import * as Type from 'typebox';
import {
  Failure,
  MailedToken,
  NewPassword,
  OneOf,
  Time,
  data,
  strict,
  success,
} from '../common.ts';
import type { Route } from '../route.ts';

const tags = ['Auth'] as const;

/** The links in mails about accounts. */
export const mailedLinks = ['verify', 'reset', 'undo-email'] as const;
export type MailedLink = (typeof mailedLinks)[number];

export const readMailedLink = {
  method: 'POST',
  url: '/auth/mailed-link',
  access: 'public',
  schema: {
    tags,
    summary: 'The account an emailed link is for; changes nothing',
    body: Type.Object({ link: OneOf(mailedLinks), token: MailedToken }, strict),
    response: {
      200: data(
        Type.Object({
          email: Type.String({ description: 'The email the link was sent to' }),
          present: Type.String({
            description: 'The current email of the account; masked if it is another one',
          }),
        }),
      ),
      422: Failure,
    },
  },
} as const satisfies Route;

export const undoEmailChange = {
  method: 'POST',
  url: '/auth/change-email/undo',
  access: 'public',
  schema: {
    tags,
    summary:
      'Change back to the old email with the link sent to it and a new password; all other sign-in methods and sessions end',
    body: Type.Object({ token: MailedToken, password: NewPassword }, strict),
    response: { 200: success({}), 422: Failure },
  },
} as const satisfies Route;

export const readEmailChange = {
  method: 'GET',
  url: '/auth/change-email',
  access: 'member',
  schema: {
    tags,
    summary: 'The change of my email by staff that my old mailbox can still undo',
    response: {
      200: data(
        Type.Object({
          change: Type.Union([
            Type.Object({
              oldEmail: Type.String({ description: 'Masked' }),
              undoUntil: Time,
            }),
            Type.Null(),
          ]),
        }),
      ),
    },
  },
} as const satisfies Route;
