import * as Type from 'typebox';
import { Email, Failure, Id, Name, Nullable, OneOf, Text, Time, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { refusals, requestOutcomes, requesters } from './picture-refusals.ts';

const tags = ['Reports'] as const;

/** The hashes of a picture, in hexadecimal. The picture cannot be drawn from them. */
export const Fingerprint = Type.String({
  pattern: '^[0-9a-f]{64}([0-9a-f]{32})?$',
  description: 'From `POST /picture-requests/fingerprint`',
});

const failures = { 404: Failure, 409: Failure, 422: Failure, 429: Failure } as const;

export const takeFingerprint = {
  method: 'POST',
  url: '/picture-requests/fingerprint',
  access: 'public',
  schema: {
    tags,
    summary:
      'The fingerprint of a picture in the multipart field `file`, to find copies by. The picture is read in memory and not stored',
    response: { 200: data(Type.Object({ fingerprint: Fingerprint })), ...failures },
  },
} as const satisfies Route;

/** The longest text about where the picture is, or what it shows. */
export const maxPlaceLength = 1000;
export const maxFactLength = 2000;
export const mostFacts = 20;

const Receipt = Type.Object({
  reference: Type.String(),
  dueAt: { ...Time, description: 'By when it is decided' } as typeof Time,
  token: Type.String({ description: 'Opens the request later, without signing in' }),
});

export const sendPictureRequest = {
  method: 'POST',
  url: '/picture-requests',
  access: 'public',
  schema: {
    tags,
    summary: 'Ask to remove an intimate picture, without an account; it is decided within 48 hours',
    body: Type.Object(
      {
        asksAs: OneOf(requesters),
        name: Name(100),
        signature: Type.Unsafe<string>({
          ...Name(100),
          description: 'The name once more, typed as a signature',
        }),
        person: Type.Optional(
          Type.Unsafe<string>({
            ...Name(100),
            description: 'The person in the picture, if a representative asks',
          }),
        ),
        email: Type.Optional(Email),
        contact: Type.Optional(
          Type.Unsafe<string>({
            ...Text(200),
            description: 'Another way to answer, such as a phone number; needed without an email',
          }),
        ),
        location: Type.Unsafe<string>({
          ...Text(maxPlaceLength),
          description: 'Where it is: the address of a profile or photo, a name, or a description',
        }),
        description: Text(maxFactLength),
        goodFaith: Type.Literal(true, {
          description:
            'States in good faith that the picture is intimate, shows this person and was published without their consent, and that everything here is correct',
        }),
        fingerprint: Type.Optional(Fingerprint),
      },
      strict,
    ),
    response: { 200: data(Receipt), ...failures },
  },
} as const satisfies Route;

const Fact = Type.Object({ text: Type.String(), at: Time });

export const OpenedRequest = Type.Object(
  {
    reference: Type.String(),
    receivedAt: Time,
    dueAt: Time,
    hiddenAt: Nullable(
      Type.Unsafe<string>({
        ...Time,
        description: 'Since when it is hidden, as it was not decided in time',
      }),
    ),
    question: Nullable(Type.String({ description: 'What the team wants to know' })),
    facts: Type.Array(Fact),
    outcome: Nullable(OneOf(requestOutcomes)),
    refusal: Nullable(OneOf(refusals)),
    answer: Nullable(Type.String()),
    statement: Nullable(Type.String({ description: 'The token of the decision' })),
  },
  { title: 'PictureRequest' },
);
export type OpenedRequest = Type.Static<typeof OpenedRequest>;

const token = Type.String({ minLength: 1, maxLength: 200 });
const opened = data(Type.Object({ request: OpenedRequest }));

export const openPictureRequest = {
  method: 'POST',
  url: '/picture-requests/open',
  access: 'public',
  schema: {
    tags,
    summary: 'The state of a request, by the link of its receipt; changes nothing',
    body: Type.Object({ token }, strict),
    response: { 200: opened, ...failures },
  },
} as const satisfies Route;

export const addPictureFact = {
  method: 'POST',
  url: '/picture-requests/facts',
  access: 'public',
  schema: {
    tags,
    summary: 'Add something to a request that is not decided yet, by the link of its receipt',
    body: Type.Object(
      { token, text: Text(maxFactLength), fingerprint: Type.Optional(Fingerprint) },
      strict,
    ),
    response: { 200: opened, ...failures },
  },
} as const satisfies Route;

const params = Type.Object({ id: Id }, strict);

export const askForFacts = {
  method: 'PUT',
  url: '/desk/picture-requests/:id/question',
  access: permissions.decideCases,
  schema: {
    tags: ['Desk'],
    summary: 'Ask the sender of a request for more; the time to decide goes on',
    params,
    body: Type.Object({ question: Text(maxFactLength) }, strict),
    response: { 200: data(Type.Object({ askedAt: Time })), ...failures },
  },
} as const satisfies Route;

export const placePictureRequest = {
  method: 'PUT',
  url: '/desk/picture-requests/:id/place',
  access: permissions.decideCases,
  schema: {
    tags: ['Desk'],
    summary: 'Say whose photo a request is about, by the address of the profile or the photo',
    params,
    body: Type.Object({ place: Text(maxPlaceLength) }, strict),
    response: { 200: data(Type.Object({ caseId: Id })), ...failures },
  },
} as const satisfies Route;
