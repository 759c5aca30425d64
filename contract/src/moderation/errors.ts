import { defineErrors } from '../errors.ts';

export const moderationErrors = defineErrors({
  photo_deleted_by_owner: { status: 404 },
  photo_already_reviewed: { status: 409 },
  photo_claimed: { status: 409 },
  reject_reason_missing: { status: 422, field: 'reason' },
  reason_without_rejection: { status: 422, field: 'reason' },
});
