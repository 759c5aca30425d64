import {
  addPictures,
  deletePicture,
  deleteProfilePicture,
  listPictures,
  media,
  orderPictures,
  setProfilePicture,
  uploadPhoto,
} from '@kindred/contract/photos';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';

export const visibility = [
  aboutCaller(listPictures),
  aboutCaller(uploadPhoto, { body: {}, status: 415 }),
  aboutOwner(setProfilePicture, [200, 422, 422], {
    url: '/auth/upload-profile-picture',
    body: { imageData: { publicId: '{picture}', url: '/favicon.svg' } },
  }),
  aboutOwner(addPictures, [200, 422, 422], {
    url: '/auth/upload-pictures',
    body: { imagesData: [{ publicId: 'waiting', url: '/media/waiting.a/800.webp' }] },
  }),
  aboutOwner(orderPictures, [409, 409, 409], {
    url: '/auth/pictures/order',
    body: { publicIds: ['{picture}'] },
  }),
  aboutOwner(deletePicture, [200, 404, 404], { url: '/auth/picture/{picture}' }),
  aboutCaller(deleteProfilePicture),
];

/** Open to everyone, signed in or not. */
export const publicRoutes = [media];
