import * as Type from 'typebox';
import { Failure, MailedToken, content, data, strict, success } from '../common.ts';
import type { Route } from '../route.ts';

const tags = ['Notices'] as const;
const unsubscribing = Type.Object({ token: MailedToken }, strict);

export const unsubscribeFromMails = {
  method: 'POST',
  url: '/notices/unsubscribe',
  access: 'public',
  schema: {
    tags,
    summary:
      'Unsubscribe from one kind of email with the link from it (RFC 8058); the body is ignored',
    querystring: unsubscribing,
    response: { 200: success({}), 404: Failure },
  },
} as const satisfies Route;

export const readUnsubscribeLink = {
  method: 'POST',
  url: '/notices/unsubscribe/link',
  access: 'public',
  schema: {
    tags,
    summary: 'The email such a link is for; changes nothing',
    body: unsubscribing,
    response: {
      200: data(Type.Object({ email: Type.String({ description: 'Masked' }) })),
      404: Failure,
    },
  },
} as const satisfies Route;

export const openUnsubscribePage = {
  method: 'GET',
  url: '/notices/unsubscribe',
  access: 'public',
  schema: {
    tags,
    summary: 'The same link in a browser; redirects to a page with a button',
    querystring: unsubscribing,
    response: { 302: content('text/plain') },
  },
} as const satisfies Route;
