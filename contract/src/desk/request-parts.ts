import * as Type from 'typebox';
import { Nullable, OneOf, Time } from '../common.ts';
import { requesters } from '../reports/picture-refusals.ts';

/** What a report has besides, if it asks to remove an intimate picture. */
export const RequestOfReport = Type.Object(
  {
    dueAt: Time,
    asksAs: Nullable(OneOf(requesters, { description: 'Null for a member who reported it' })),
    signature: Nullable(Type.String()),
    person: Nullable(Type.String()),
    contact: Nullable(Type.String()),
    matched: Type.Boolean({ description: 'A picture was given to find copies by' }),
    question: Nullable(Type.String()),
    askedAt: Nullable(Time),
    facts: Type.Array(Type.Object({ text: Type.String(), at: Time })),
    hiddenAt: Nullable(Time),
  },
  { title: 'RequestOfReport' },
);
export type RequestOfReport = Type.Static<typeof RequestOfReport>;
