import * as Type from 'typebox';
import { Nullable, OneOf } from '../common.ts';
import { defineErrors } from '../errors.ts';
import { languageCodes } from '../languages.ts';

export const deskErrors = defineErrors({
  case_not_found: { status: 404 },
  part_of_case: { status: 403 },
  case_closed: { status: 409 },
  case_claimed: { status: 409, params: { name: Nullable(Type.String()) } },
  case_changed: { status: 412 },
  case_has_new_report: { status: 412 },
  case_already_decided: { status: 412 },
  case_without_member: { status: 422 },
  moderator_required: { status: 403 },

  report_named_twice: { status: 422, field: 'reports' },
  ground_missing: { status: 422, field: 'ground' },
  ground_of_dismissal: { status: 422, field: 'ground' },
  law_missing: { status: 422, field: 'law' },
  clause_missing: { status: 422, field: 'clause' },
  keyword_of_other_category: { status: 422, field: 'keyword' },
  sanction_days_missing: { status: 422, field: 'days' },
  removed_photo_missing: { status: 422, field: 'publicId' },
  removed_text_missing: { status: 422, field: 'field' },
  removed_message_missing: { status: 422, field: 'message' },
  /** A report says something that can't wait, and the decision does not name it. */
  claim_unconfirmed: { status: 422, field: 'confirmed' },
  evidence_locked: { status: 422 },
  refusal_missing: { status: 422, field: 'refusal' },
  /** A field that goes with another action than the chosen one. */
  field_of_other_action: { status: 422 },
  reported_photo_not_found: { status: 404 },
  reported_message_not_found: { status: 404 },
  reported_message_already_removed: { status: 409 },
  profile_text_already_removed: { status: 409 },

  decision_not_found: { status: 404 },
  decision_of_colleague: { status: 409 },
  decision_already_reversed: { status: 409 },

  statement_not_found: { status: 404 },
  appeals_not_offered: { status: 409 },
  appeal_already_made: { status: 409 },
  not_appealable: { status: 409 },
  appeal_too_late: { status: 409, params: { months: Type.Integer() } },
  appeal_not_found: { status: 404 },
  part_of_appeal: { status: 403 },
  appeal_already_decided: { status: 409 },
  appeal_of_own_decision: { status: 403 },
  appeal_of_colleague: { status: 403 },
  fewer_days_missing: { status: 422, field: 'days' },
  days_without_shorter_sanction: { status: 422, field: 'days' },

  request_not_found: { status: 404 },
  request_already_decided: { status: 409 },
  request_placed_already: { status: 409 },
  place_unknown: { status: 422, field: 'place' },

  photo_deleted_by_owner: { status: 404 },
  photo_already_reviewed: { status: 409 },
  photo_claimed: { status: 409 },
  reject_reason_missing: { status: 422, field: 'reason' },
  reason_without_rejection: { status: 422, field: 'reason' },

  ladder_changed: { status: 412 },
  ladder_first_step_with_strikes: { status: 422 },
  ladder_steps_unordered: { status: 422 },
  ladder_step_days_wrong: { status: 422 },
  ladder_step_milder: { status: 422 },
  ladder_type_repeated: { status: 422 },

  text_not_found: { status: 404 },
  text_changed: { status: 412 },
  text_title_taken: { status: 409 },
  placeholder_unknown: { status: 422, field: 'body', params: { word: Type.String() } },
  /** A version lacks a placeholder that another one has. */
  placeholder_missing: {
    status: 422,
    params: { word: Type.String(), language: OneOf(languageCodes) },
  },
  placeholder_without_value: { status: 422, params: { placeholder: Type.String() } },

  reporter_unwarned: { status: 409 },
  set_aside_days_missing: { status: 422, field: 'days' },
  days_without_set_aside: { status: 422, field: 'days' },
});
