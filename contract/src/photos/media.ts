import * as Type from 'typebox';
import { Failure, OneOf, content, success } from '../common.ts';
import type { Route } from '../route.ts';
import { photoSizes } from './addresses.ts';

const photoFile = {
  params: Type.Object({
    address: Type.String({ pattern: '^[\\w-]{22}\\.[0-9a-f]{32}$' }),
    file: OneOf(photoSizes.map((size) => `${size}.webp` as const)),
  }),
  response: { 200: content('image/webp'), 401: Failure, 403: Failure, 404: Failure },
};

export const media = {
  method: 'GET',
  url: '/media/:address/:file',
  access: 'public',
  schema: {
    tags: ['Uploads'],
    summary: 'An approved photo by its current URL; staff can also get reported photos',
    ...photoFile,
  },
} as const satisfies Route;

export const shownMedia = {
  method: 'GET',
  url: '/media/shown/:address/:file',
  access: 'public',
  schema: {
    tags: ['Uploads'],
    summary:
      'For a proxy that sends approved photos itself: where the file of one is, as `x-photo`, or 403 at an address where visitors see none',
    params: photoFile.params,
    response: { 200: success({}), 403: Failure },
  },
} as const satisfies Route;

export const privateMedia = {
  method: 'GET',
  url: '/media/private/:address/:file',
  access: 'public',
  schema: {
    tags: ['Uploads'],
    summary:
      'A pending, rejected or unused photo: for its owner, and for staff while it is pending; a photo of a chat: for its two members while it is open, and for staff once it is reported',
    ...photoFile,
  },
} as const satisfies Route;
