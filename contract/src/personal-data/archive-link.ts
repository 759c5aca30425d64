import * as Type from 'typebox';
import { Failure, MailedToken, content, data, strict } from '../common.ts';
import type { Route } from '../route.ts';

const tags = ['Archives'] as const;

export const readArchiveLink = {
  method: 'POST',
  url: '/archives/link',
  access: 'public',
  schema: {
    tags,
    summary: 'The email an archive link was sent to; does not open the archive',
    body: Type.Object({ token: MailedToken }, strict),
    response: {
      200: data(Type.Object({ email: Type.String({ description: 'Masked' }) })),
      404: Failure,
    },
  },
} as const satisfies Route;

export const downloadArchiveByLink = {
  method: 'POST',
  url: '/archives/open',
  access: 'public',
  schema: {
    tags,
    summary: 'Download the copy of my data with the token from the email',
    body: Type.Object({ token: MailedToken }, strict),
    response: { 200: content('application/zip'), 404: Failure },
  },
} as const satisfies Route;
