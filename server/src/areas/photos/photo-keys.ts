import { randomBytes, randomUUID } from 'node:crypto';
import { photoSizes, privatePhotos } from '@kindred/contract/photos/addresses';

export const folder = 'photos/';

export const makePublicId = () => randomBytes(16).toString('base64url');

/** The storage key differs from the photo's address, so that an address can be revoked. */
export const keyOf = (publicId: string, size: number) => `${folder}${publicId}/${size}.webp`;
export const keysOf = (publicId: string) => photoSizes.map((size) => keyOf(publicId, size));
export const publicIdOf = (key: string) => key.slice(folder.length).split('/')[0] ?? '';

/** Only its owner sees an upload, until it is an approved photo of a profile. */
export const makeUploadUrl = (publicId: string) =>
  `${privatePhotos}${publicId}.${randomUUID().replaceAll('-', '')}/800.webp`;
export const urlOf = (address: string) => `/media/${address}/800.webp`;
