import type { announcementErrors } from '../../../announcements/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';

export const announcements: ErrorTexts<typeof announcementErrors> = {
  announcement_not_found: "This announcement doesn't exist.",
  announcement_over: 'This announcement is over.',
  announcement_without_text: 'Write a title and a text in at least one language.',
  announcement_count_changed: 'More people would get it now. Please look at the number again.',
};
