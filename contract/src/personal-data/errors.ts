import { defineErrors } from '../errors.ts';

export const personalDataErrors = defineErrors({
  leaving_needs_password: { status: 422 },
  leaving_password_missing: { status: 422, field: 'password' },
  leaving_code_missing: { status: 422, field: 'code' },
  leaving_code_wrong: { status: 422, field: 'code' },
  leaving_code_expired: { status: 422, field: 'code' },
  consent_text_changed: { status: 409 },
  archive_not_found: { status: 404 },
  archive_link_expired: { status: 404 },
});
