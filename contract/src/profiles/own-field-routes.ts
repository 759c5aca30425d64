import * as Type from 'typebox';
import { Failure, Nullable, OneOf, Time, data, strict } from '../common.ts';
import type { Route } from '../route.ts';
import {
  ChoiceNumber,
  FieldNumber,
  FieldRange,
  fieldKinds,
  fieldViewers,
  mostFields,
} from '../site/own-fields.ts';
import { FieldCondition, FieldValue } from './own-field-values.ts';

const tags = ['Profiles'] as const;

/** A field of the owner in the language of the reader. */
export const ShownField = Type.Object(
  {
    number: FieldNumber,
    kind: OneOf(fieldKinds),
    name: Type.String(),
    choices: Type.Array(
      Type.Object({ number: ChoiceNumber, name: Type.String(), retired: Type.Boolean() }),
    ),
    range: Nullable(FieldRange),
    unit: Type.String(),
    asked: OneOf(['joining', 'later']),
    required: Type.Boolean(),
    seenBy: OneOf(fieldViewers),
    onCard: Type.Boolean(),
    filter: Type.Boolean(),
    sensitive: Type.Boolean(),
  },
  { title: 'ShownField' },
);
export type ShownField = Type.Static<typeof ShownField>;

const OwnFieldsOfMember = Type.Object(
  {
    fields: Type.Array(ShownField),
    values: Type.Array(FieldValue),
    consents: Type.Array(Type.Object({ field: FieldNumber, givenAt: Time }), {
      description: 'Sensitive fields for which you agreed',
    }),
    requires: Type.Array(FieldCondition, {
      description: 'What you ask of others: you are not shown to each other otherwise',
    }),
  },
  { title: 'OwnFieldsOfMember' },
);
export type OwnFieldsOfMember = Type.Static<typeof OwnFieldsOfMember>;

export const readOwnFields = {
  method: 'GET',
  url: '/own-fields',
  access: 'member',
  schema: {
    tags,
    summary:
      'The fields that the owner of the site added to profiles, and what you wrote into them',
    response: { 200: data(OwnFieldsOfMember) },
  },
} as const satisfies Route;

export const changeOwnFields = {
  method: 'PUT',
  url: '/own-fields',
  access: 'member',
  schema: {
    tags,
    summary: 'Change fields of the owner in your profile. Those that are omitted stay as they are',
    body: Type.Object(
      {
        values: Type.Optional(
          Type.Array(FieldValue, {
            maxItems: mostFields,
            description: 'One without a value empties its field',
          }),
        ),
        consents: Type.Optional(
          Type.Array(Type.Object({ field: FieldNumber, given: Type.Boolean() }, strict), {
            maxItems: mostFields,
            description: 'For sensitive fields. To withdraw one empties its field',
          }),
        ),
        requires: Type.Optional(
          Type.Array(FieldCondition, {
            maxItems: mostFields,
            description: 'One that asks for nothing is removed',
          }),
        ),
      },
      strict,
    ),
    response: { 200: data(OwnFieldsOfMember), 422: Failure },
  },
} as const satisfies Route;
