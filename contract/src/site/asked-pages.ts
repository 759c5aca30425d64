import * as Type from 'typebox';
import { Day, Nullable, Time, strict } from '../common.ts';

// Every page loads what it imports, so it imports nothing of the owner's pages.

const version = Type.Integer({ minimum: 0, maximum: 2_000_000_000 });

/** A version of a binding page, as it was shown to someone. */
const ShownPage = Type.Object({ slug: Type.String({ maxLength: 60 }), version }, strict);
export const ShownPages = Type.Array(ShownPage, { minItems: 1, maxItems: 30 });
export type ShownPage = Type.Static<typeof ShownPage>;

/** A page that a member has still to accept. */
export const AskedPage = Type.Object(
  {
    slug: Type.String(),
    version: Type.Integer(),
    title: Type.String(),
    from: Type.String({ ...Day, description: 'From then on the service is closed without it' }),
    note: Nullable(Type.String({ description: 'What has changed, in the words of the owner' })),
    acceptedAt: Nullable(
      Type.String({ ...Time, description: 'When the member accepted an earlier version' }),
    ),
  },
  { title: 'AskedPage' },
);
export type AskedPage = Type.Static<typeof AskedPage>;
