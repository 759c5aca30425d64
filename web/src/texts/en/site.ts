export const messages = {
  /** What search engines show below the name. */
  description:
    'A place to find someone: profiles that say more than a picture, no adverts, no trackers, and a position that is never exact.',
};
