import * as Type from 'typebox';
import { Email, Failure, Name, OneOf, Text, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
import { reasonsOf } from './reason-forms.ts';
import { maxDescriptionLength } from './report-types.ts';

/** A notice by anyone, as Article 16 of the Digital Services Act requires. */
export const sendContentNotice = {
  method: 'POST',
  url: '/content-notices',
  access: 'public',
  schema: {
    tags: ['Reports'],
    summary: 'Report illegal content without an account; a receipt is sent to the email, if given',
    body: Type.Object(
      {
        reason: OneOf(reasonsOf('notice'), {
          description: 'With child-abuse, name and email may be left out. Then no email is sent.',
        }),
        description: Text(maxDescriptionLength),
        location: Type.String({
          minLength: 1,
          maxLength: 1000,
          description: 'The URL of the profile or of other content',
        }),
        name: Type.Optional(Name(100)),
        email: Type.Optional(Email),
        goodFaith: Type.Literal(true, {
          description:
            'Confirms that the notice is accurate and complete to the best of their knowledge',
        }),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ reference: Type.String() })),
      422: Failure,
      429: Failure,
    },
  },
} as const satisfies Route;
