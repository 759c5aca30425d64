import * as Type from 'typebox';
import { Failure, IdempotencyHeaders, Nullable, OneOf, Time, data, strict } from './common.ts';
import { rejectReasons } from './desk/reject-reasons.ts';
import { Focus, PhotoFocus, Picture } from './members.ts';
import type { Route } from './route.ts';

export const photoLimits = {
  /** Besides the main picture. */
  more: 6,
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  /** Pixels of the longer side. */
  side: 20_000,
  /** Uploads that no profile uses yet. */
  waiting: 12,
} as const;

const tags = ['Auth'] as const;
const PublicId = Type.String({ pattern: '^[\\w-]{1,64}$' });

const PictureReference = Type.Object(
  {
    url: Type.String({ minLength: 1, maxLength: 300 }),
    publicId: PublicId,
    name: Type.Optional(Type.String({ maxLength: 200 })),
    size: Type.Optional(Type.Integer({ minimum: 0 })),
    mimeType: Type.Optional(Type.String({ maxLength: 100 })),
    focus: Type.Optional(Type.Object(Focus.properties, strict)),
  },
  strict,
);
const Pictures = Type.Object({
  profilePicture: Nullable(Type.String()),
  more_pictures: Type.Array(Picture),
});

export const listPictures = {
  method: 'GET',
  url: '/auth/pictures',
  access: 'member',
  schema: {
    tags,
    summary: 'Your photos in order',
    response: {
      200: data(
        Type.Object({
          pictures: Type.Array(
            Type.Object({
              url: Type.String(),
              publicId: Type.String(),
              main: Type.Boolean(),
              waiting: Type.Boolean({
                description: 'In review by the team; no one else can see it yet',
              }),
              placeholder: Nullable(
                Type.String({
                  description: 'A ThumbHash in base64, to show while the file loads',
                }),
              ),
              focus: PhotoFocus,
            }),
          ),
          rejected: Type.Union(
            [Type.Object({ reason: OneOf(rejectReasons), at: Time }), Type.Null()],
            {
              description:
                'The last photo that the team rejected in the last 30 days, until you add another',
            },
          ),
        }),
      ),
    },
  },
} as const satisfies Route;

export const uploadPhoto = {
  method: 'POST',
  url: '/uploads',
  access: 'member',
  schema: {
    tags: ['Uploads'],
    summary: 'Upload a photo as multipart field `file`: JPEG, PNG, WebP or AVIF up to 10 MB',
    headers: IdempotencyHeaders,
    response: { 200: data(Picture), 409: Failure, 422: Failure },
  },
} as const satisfies Route;

export const setProfilePicture = {
  method: 'PUT',
  url: '/auth/upload-profile-picture',
  access: 'member',
  schema: {
    tags,
    summary: 'Set your main photo, from an upload or another photo',
    body: Type.Object({ imageData: PictureReference }, strict),
    response: { 200: data(Type.Object({ profilePicture: Type.String() })), 422: Failure },
  },
} as const satisfies Route;

export const addPictures = {
  method: 'PUT',
  url: '/auth/upload-pictures',
  access: 'member',
  schema: {
    tags,
    summary: 'Add uploads to your photos, up to six besides the main one',
    body: Type.Object(
      { imagesData: Type.Array(PictureReference, { minItems: 1, maxItems: photoLimits.more }) },
      strict,
    ),
    response: { 200: data(Type.Object({ uploadedImages: Type.Array(Picture) })), 422: Failure },
  },
} as const satisfies Route;

export const orderPictures = {
  method: 'PUT',
  url: '/auth/pictures/order',
  access: 'member',
  schema: {
    tags,
    summary: 'Reorder all your photos; the first is the main one',
    body: Type.Object(
      {
        publicIds: Type.Array(PublicId, {
          minItems: 1,
          maxItems: photoLimits.more + 1,
          uniqueItems: true,
        }),
      },
      strict,
    ),
    response: { 200: data(Pictures), 409: Failure },
  },
} as const satisfies Route;

export const changePictureFocus = {
  method: 'PUT',
  url: '/auth/picture/:publicId/focus',
  access: 'member',
  schema: {
    tags,
    summary: 'Say where the face is in a photo, so that no picture is cut through it',
    params: Type.Object({ publicId: PublicId }, strict),
    body: Type.Object(Focus.properties, strict),
    response: { 200: data(Type.Object({ focus: Focus })), 404: Failure },
  },
} as const satisfies Route;

export const deletePicture = {
  method: 'DELETE',
  url: '/auth/picture/:publicId',
  access: 'member',
  schema: {
    tags,
    summary: 'Delete a photo and its files',
    params: Type.Object({ publicId: PublicId }, strict),
    response: { 200: data(Pictures), 404: Failure },
  },
} as const satisfies Route;

export const deleteProfilePicture = {
  method: 'DELETE',
  url: '/auth/delete-profile-picture',
  access: 'member',
  schema: {
    tags,
    summary: 'Delete your main photo and its files',
    response: { 200: data(Pictures) },
  },
} as const satisfies Route;
