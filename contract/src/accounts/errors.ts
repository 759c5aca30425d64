import * as Type from 'typebox';
import { Nullable, OneOf } from '../common.ts';
import { defineErrors } from '../errors.ts';

const ban = {
  /** The reason as the team wrote it. */
  reason: Nullable(Type.String()),
  /** The decision is sent as a link, will be mailed, or there is none. */
  decision: OneOf(['linked', 'mailed-soon', 'none']),
  support: Type.String(),
};

export const accountsErrors = defineErrors({
  credentials_wrong: { status: 401 },
  sign_in_expired: { status: 401 },
  account_erased: { status: 401 },
  account_banned: { status: 403, params: ban },
  account_suspended: {
    status: 403,
    params: { ...ban, until: Type.String(), timeZone: Type.String() },
  },
  account_deactivated: {
    status: 403,
    params: { reason: ban.reason, support: Type.String() },
  },
  account_closed: { status: 403 },
  account_leaving: { status: 403, params: { until: Type.String(), timeZone: Type.String() } },
  email_changed_by_staff: {
    status: 403,
    params: { until: Type.String(), timeZone: Type.String() },
  },

  verification_code_missing: { status: 400, field: 'code' },
  verification_code_wrong: { status: 422 },
  registration_unknown: { status: 422 },
  registration_erased: { status: 422 },
  email_already_confirmed: { status: 409 },
  signed_in_as_someone_else: { status: 409 },
  link_expired: { status: 422 },
  undo_link_expired: { status: 422 },

  password_wrong: { status: 422, field: 'password' },
  password_not_set: { status: 422 },
  password_changed: { status: 422 },
  new_password_missing: { status: 422, field: 'password' },
  password_is_email: { status: 422, field: 'password' },
  password_is_service_name: { status: 422, field: 'password' },
  password_too_common: { status: 422, field: 'password' },
  email_throw_away: { status: 422, field: 'email' },
  email_unchanged: { status: 422, field: 'email' },
  present_email_code_missing: { status: 422, field: 'presentCode' },
  email_change_codes_wrong: { status: 422 },
  email_change_codes_expired: { status: 422 },
  session_not_found: { status: 404 },

  proof_password_missing: { status: 422, field: 'password' },
  proof_authenticator_code_missing: { status: 422, field: 'code' },
  proof_code_missing: { status: 422, field: 'code' },
  proof_code_wrong: { status: 422, field: 'code' },
  proof_code_expired: { status: 422, field: 'code' },
  proof_needs_password: { status: 422 },

  second_factor_missing: { status: 403 },
  email_confirmed_second_factor_missing: { status: 403 },
  second_factor_mandatory: { status: 422 },
  second_factor_setup_expired: { status: 422 },
  authenticator_code_wrong: { status: 422, field: 'code' },
  present_authenticator_code_missing: { status: 422, field: 'code' },
  authenticator_key_unreadable: { status: 422 },

  sign_in_method_unavailable: { status: 404 },
  google_unreachable: { status: 503 },
  google_sign_in_failed: { status: 401 },
  facebook_unreachable: { status: 503 },
  facebook_sign_in_failed: { status: 401 },
  provider_email_missing: { status: 422 },
  provider_identity_unusable: { status: 422 },
  user_exists: { status: 409 },
  sign_in_method_of_other_account: { status: 409 },
  sign_in_method_already_added: { status: 409 },
  sign_in_method_not_used: { status: 404 },
  last_sign_in_method: { status: 409 },
});
