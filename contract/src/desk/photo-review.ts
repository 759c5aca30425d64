import * as Type from 'typebox';
import { Failure, Id, Nullable, OneOf, Time, data, strict } from '../common.ts';
import { permissions } from '../permissions.ts';
import type { Route } from '../route.ts';
import { rejectReasons } from './reject-reasons.ts';

const tags = ['Staff'] as const;

const PublicId = Type.String({ pattern: '^[\\w-]{1,64}$' });

export const WaitingPhoto = Type.Object(
  {
    memberId: Id,
    publicId: Type.String(),
    url: Type.String({ description: 'Staff request it with their token' }),
    main: Type.Boolean(),
    firstName: Nullable(Type.String()),
    age: Nullable(Type.Integer()),
    addedAt: Time,
    likelyNude: Type.Boolean({ description: 'Waits because it looks like a nude' }),
    others: Type.Array(Type.Object({ publicId: Type.String(), url: Type.String() }), {
      description: 'Their approved photos, which show whether this one is of the same person',
    }),
  },
  { title: 'WaitingPhoto' },
);
export type WaitingPhoto = Type.Static<typeof WaitingPhoto>;

const waiting = Type.Integer({ description: 'Number of photos to review' });

export const claimPhotos = {
  method: 'PUT',
  url: '/photo-review/claims',
  access: permissions.reviewPhotos,
  schema: {
    tags,
    summary:
      'Reserve the oldest photos to review for two minutes, so that no colleague gets the same',
    body: Type.Object({ count: Type.Integer({ minimum: 1, maximum: 20 }) }, strict),
    response: { 200: data(Type.Object({ photos: Type.Array(WaitingPhoto), waiting })) },
  },
} as const satisfies Route;

export const decidePhoto = {
  method: 'PUT',
  url: '/photo-review/:memberId/:publicId',
  access: permissions.reviewPhotos,
  schema: {
    tags,
    summary: 'Approve a photo, reject it with a reason, or undo your last decision',
    params: Type.Object({ memberId: Id, publicId: PublicId }, strict),
    body: Type.Object(
      {
        decision: OneOf(['approve', 'reject', 'undo']),
        reason: Type.Optional(OneOf(rejectReasons)),
      },
      strict,
    ),
    response: {
      200: data(Type.Object({ review: OneOf(['waiting', 'approved', 'rejected']), waiting })),
      404: Failure,
      409: Failure,
      422: Failure,
    },
  },
} as const satisfies Route;
