import { t as Focus } from './members-DaHwJcC0.js';
import 'typebox';
// contract/src/photos.ts
var photoLimits = {
  /** Besides the main picture. */
  more: 6,
  bytes: 10485760,
  pixels: 4e7,
  /** Pixels of the longer side. */
  side: 2e4,
  /** Uploads that no profile uses yet. */
  waiting: 12,
};
Focus.properties;
var listPictures = {
  method: 'GET',
  url: '/auth/pictures',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var uploadPhoto = {
  method: 'POST',
  url: '/uploads',
  access: 'member',
  schema: {
    headers: { properties: { 'idempotency-key': {} } },
    response: { 200: { required: ['success', 'data'] } },
  },
};
var setProfilePicture = {
  method: 'PUT',
  url: '/auth/upload-profile-picture',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var addPictures = {
  method: 'PUT',
  url: '/auth/upload-pictures',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var orderPictures = {
  method: 'PUT',
  url: '/auth/pictures/order',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changePictureFocus = {
  method: 'PUT',
  url: '/auth/picture/:publicId/focus',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var deletePicture = {
  method: 'DELETE',
  url: '/auth/picture/:publicId',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var deleteProfilePicture = {
  method: 'DELETE',
  url: '/auth/delete-profile-picture',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
export {
  listPictures as a,
  setProfilePicture as c,
  deleteProfilePicture as i,
  uploadPhoto as l,
  changePictureFocus as n,
  orderPictures as o,
  deletePicture as r,
  photoLimits as s,
  addPictures as t,
};
