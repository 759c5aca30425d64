import * as Type from 'typebox';
import { defineErrors } from './errors.ts';

/** What any route can refuse, and what several areas say alike. */
export const commonErrors = defineErrors({
  /** The values of some fields do not fit. `errors` lists all of them; the sentence is about the first one. */
  invalid: { status: 400, params: { field: Type.String(), msg: Type.String() } },
  unreadable: { status: 400 },
  body_missing: { status: 400 },
  body_too_large: { status: 413 },
  not_json: { status: 415 },
  nested_too_deeply: { status: 400 },
  too_many_values: { status: 400 },
  cursor_unknown: { status: 400, field: 'cursor' },
  page_not_found: { status: 404 },
  key_reused: { status: 409 },
  stale: { status: 412 },

  unauthenticated: { status: 401 },
  session_ended: { status: 401 },
  email_unconfirmed: { status: 403 },
  premium_required: { status: 403 },
  not_permitted: { status: 403 },
  operator_only: { status: 403 },
  second_factor_required: { status: 403 },
  acceptance_required: { status: 403 },
  fresh_proof_required: { status: 403 },
  profile_incomplete: { status: 422 },

  too_many_requests: { status: 429, params: { seconds: Type.Number() } },
  too_many_at_once: { status: 429 },
  busy: { status: 503 },
  going_away: { status: 503 },
  internal: { status: 500 },

  user_not_found: { status: 404 },
  profile_not_found: { status: 404 },
  photo_not_found: { status: 404 },
  photo_not_shown: { status: 403 },
  message_not_found: { status: 404 },
  undo_too_late: { status: 409, params: { seconds: Type.Integer() } },
});
