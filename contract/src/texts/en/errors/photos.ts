import type { photosErrors } from '../../../photos/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const photos: ErrorTexts<typeof photosErrors> = {
  picture_was_removed:
    "You can't upload this picture. It was removed as an intimate picture at the request of the person in it. If this is a mistake, write to us.",
  too_many_unused_photos:
    'You have too many unused photos. Use some of them, or try again tomorrow.',
  upload_too_slow: 'This upload took too long. Please try again.',
  upload_not_found: 'Photo not found. Please upload it again.',
  upload_interrupted: 'The upload was interrupted.',
  photos_full: 'You can have up to six photos besides the main one. Delete one first.',
  photos_changed: 'Your photos have changed. Reload the page and try again.',
  photo_type_unsupported: 'Photos can be JPEG, PNG, WebP or AVIF files.',
  photo_too_large: 'This photo is too large. Photos can be up to 10 MB.',
  photo_has_too_many_pixels: 'This photo is too large. Photos can have up to 40 megapixels.',
  photo_unreadable: "We can't read this photo. It may be damaged. Please choose another one.",
  not_multipart: 'Send the photo as multipart/form-data.',
  file_missing: 'The request has no file. Please choose a photo.',
  file_field_unknown: 'Send the photo in the field `file`.',
};
