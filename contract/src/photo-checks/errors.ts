import { defineErrors } from '../errors.ts';

export const photoChecksErrors = defineErrors({
  photo_check_off: { status: 409 },
  photo_check_over: { status: 409 },
  photo_check_waits: { status: 409 },
  photo_check_without_photo: { status: 422 },
  photo_check_appeal_over: { status: 409 },
  photo_check_needed: { status: 403 },
  photo_check_not_found: { status: 404 },
  photo_check_taken: { status: 409 },
  photo_check_decided: { status: 409 },
  photo_check_changed: { status: 409 },
  photo_check_reason_missing: { status: 422 },
  photo_check_reason_unused: { status: 422 },
  photo_check_excuse_only: { status: 422 },
});
