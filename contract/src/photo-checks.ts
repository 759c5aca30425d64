import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Text, Time, content, data, strict } from './common.ts';
import { permissions } from './permissions.ts';
import { CheckedMonth } from './photo-checks/checked-month.ts';
import { DeviceNote } from './photo-checks/device-note.ts';
import { checkDecisions, checkEnds, checkRefusals } from './photo-checks/outcomes.ts';
import { poseNames, poseParts } from './photo-checks/poses.ts';
import type { Route } from './route.ts';

export const longestCheckWords = 500;
/** Minutes in which the picture of a pose has to arrive. */
export const poseMinutes = 10;
/** How long a refusal can be contested, and the longest that a picture can wait for a decision. */
export const checkAppealDays = 30;

const tags = ['Photo check'] as const;

const statuses = [
  'none',
  'posing',
  'waiting',
  'approved',
  'excused',
  'refused',
  'again',
  'ended',
] as const;

export const OwnPhotoCheck = Type.Object(
  {
    status: OneOf(statuses),
    pose: Nullable(OneOf(poseNames)),
    until: Nullable(
      Type.String({ format: 'date-time', description: 'Until when the pose counts' }),
    ),
    sentAt: Nullable(Time),
    month: Nullable(CheckedMonth),
    reason: Nullable(OneOf(checkRefusals)),
    ended: Nullable(OneOf(checkEnds)),
    isAppeal: Type.Boolean({ description: 'What is under way contests a refusal' }),
    appealUntil: Nullable(Time),
  },
  { title: 'OwnPhotoCheck' },
);
export type OwnPhotoCheck = Type.Static<typeof OwnPhotoCheck>;

const own = { 200: data(OwnPhotoCheck) };

export const readPhotoCheck = {
  method: 'GET',
  url: '/photo-check',
  access: 'verified',
  schema: { tags, summary: 'Where your photo check is', response: own },
} as const satisfies Route;

export const beginPhotoCheck = {
  method: 'PUT',
  url: '/photo-check',
  access: 'verified',
  schema: {
    tags,
    summary:
      'Agree to the check and be given a pose, or another one instead of the one you were given',
    body: Type.Object(
      {
        consent: Type.Literal(true, {
          description: 'You agree that the team looks at a picture of your face for this',
        }),
        without: Type.Optional(OneOf(poseParts, { description: 'What you cannot move for it' })),
        appeal: Type.Optional(Type.Boolean({ description: 'It contests the last refusal' })),
      },
      strict,
    ),
    response: { ...own, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

/** Base64 characters of the largest picture: a frame of a camera, made smaller by the page. */
const longestPicture = 900_000;
const Words = Type.Optional(Text(longestCheckWords));

export const sendCheckPicture = {
  method: 'PUT',
  url: '/photo-check/picture',
  access: 'verified',
  largestBody: longestPicture + 10_000,
  schema: {
    tags,
    summary: 'Send the picture of your pose, which a person on the team compares with your photos',
    body: Type.Object(
      {
        picture: Type.String({
          minLength: 100,
          maxLength: longestPicture,
          pattern: '^[A-Za-z0-9+/]+={0,2}$',
          description: 'Base64 of a JPEG, PNG or WebP',
        }),
        device: DeviceNote,
        words: Words,
      },
      strict,
    ),
    response: { ...own, 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const sendCheckWords = {
  method: 'PUT',
  url: '/photo-check/words',
  access: 'verified',
  schema: {
    tags,
    summary: 'Tell the team that you have no camera, instead of sending a picture',
    body: Type.Object({ words: Text(longestCheckWords) }, strict),
    response: { ...own, 409: Failure },
  },
} as const satisfies Route;

export const deletePhotoCheck = {
  method: 'DELETE',
  url: '/photo-check',
  access: 'verified',
  schema: {
    tags,
    summary: 'Withdraw: delete what you sent, and your badge',
    response: own,
  },
} as const satisfies Route;

const Photo = Type.Object({
  publicId: Type.String(),
  url: Type.String({ description: 'Staff request it with their token' }),
});

export const WaitingCheck = Type.Object(
  {
    _id: Id,
    memberId: Id,
    firstName: Nullable(Type.String()),
    age: Nullable(Type.Integer()),
    joinedAt: Time,
    sentAt: Time,
    pose: OneOf(poseNames),
    picture: Type.Boolean({ description: 'Without one, they have no camera' }),
    deviceNote: Type.Union([DeviceNote, Type.Null()]),
    words: Nullable(Type.String()),
    isAppeal: Type.Boolean(),
    earlier: Type.Integer({ description: 'Earlier checks that were decided' }),
    refusedBefore: Nullable(OneOf(checkRefusals)),
    ended: Nullable(OneOf(checkEnds, { description: 'Why an earlier badge ended' })),
    reports: Type.Integer(),
    photos: Type.Array(Photo, { description: 'Of the profile, the main one first' }),
  },
  { title: 'WaitingCheck' },
);
export type WaitingCheck = Type.Static<typeof WaitingCheck>;

const waiting = Type.Integer({ description: 'Number of checks that wait' });

export const claimChecks = {
  method: 'PUT',
  url: '/photo-checks/claims',
  access: permissions.reviewPhotos,
  schema: {
    tags,
    summary:
      'Reserve the oldest photo checks for two minutes, so that no colleague gets the same. Appeals go to someone else than who refused',
    body: Type.Object({ count: Type.Integer({ minimum: 1, maximum: 10 }) }, strict),
    response: { 200: data(Type.Object({ checks: Type.Array(WaitingCheck), waiting })) },
  },
} as const satisfies Route;

const params = Type.Object({ id: Id }, strict);

export const readCheckPicture = {
  method: 'GET',
  url: '/photo-checks/:id/picture',
  access: permissions.reviewPhotos,
  schema: {
    tags,
    summary: 'The picture of a check that you have reserved, until it is decided',
    params,
    response: { 200: content('image/webp'), 404: Failure },
  },
} as const satisfies Route;

export const decideCheck = {
  method: 'PUT',
  url: '/photo-checks/:id',
  access: permissions.reviewPhotos,
  schema: {
    tags,
    summary:
      'Decide a photo check, or undo your decision within ten seconds. Then its picture is deleted',
    params,
    body: Type.Object(
      {
        decision: OneOf([...checkDecisions, 'undo']),
        reason: Type.Optional(OneOf(checkRefusals)),
        mainPhoto: Type.Optional(
          Type.String({ maxLength: 64, description: 'The main photo that you compared' }),
        ),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ status: OneOf(['waiting', 'decided']), waiting })),
      404: Failure,
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;
