import type { PublicUser } from '@kindred/contract/members';

type Pictures = Pick<
  PublicUser,
  'profilePicture' | 'profilePictureId' | 'profilePictureFocus' | 'more_pictures'
>;

/** The photos of a person in their order, the main one first. */
export function photosOf({
  profilePicture: url,
  profilePictureId,
  profilePictureFocus: focus,
  more_pictures,
}: Pictures) {
  if (url === null || profilePictureId === null) return more_pictures;
  return [{ url, publicId: profilePictureId, focus }, ...more_pictures];
}
