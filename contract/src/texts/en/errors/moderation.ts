import type { ErrorTexts } from '../../../errors.ts';
import type { moderationErrors } from '../../../moderation/errors.ts';

export const moderation: ErrorTexts<typeof moderationErrors> = {
  photo_deleted_by_owner: 'This photo was deleted by its owner.',
  photo_already_reviewed: 'A colleague has already reviewed this photo.',
  photo_claimed: 'A colleague is reviewing this photo.',
  reject_reason_missing: 'Choose a reason.',
  reason_without_rejection: 'Only a rejection has a reason.',
};
