import { defineErrors } from '../errors.ts';

export const announcementErrors = defineErrors({
  announcement_not_found: { status: 404 },
  announcement_over: { status: 409 },
  announcement_without_text: { status: 422 },
  /** More people than the writer has seen would get it. */
  announcement_count_changed: { status: 409 },
});
