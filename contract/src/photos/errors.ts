import { defineErrors } from '../errors.ts';

export const photosErrors = defineErrors({
  picture_was_removed: { status: 422 },
  too_many_unused_photos: { status: 422 },
  upload_too_slow: { status: 409 },
  upload_not_found: { status: 422 },
  upload_interrupted: { status: 400 },
  photos_full: { status: 422 },
  photos_changed: { status: 409 },
  photo_type_unsupported: { status: 415 },
  photo_too_large: { status: 413 },
  photo_has_too_many_pixels: { status: 422 },
  photo_unreadable: { status: 422 },
  not_multipart: { status: 415 },
  file_missing: { status: 400 },
  file_field_unknown: { status: 400 },
});
