import * as Type from 'typebox';
import { defineErrors } from '../errors.ts';

export const userAdminErrors = defineErrors({
  administrator_only_field: { status: 403 },
  newcomer_unconfirmed: { status: 422, field: 'staffRole' },
  email_of_other_account: { status: 409 },

  ban_end_without_ban: { status: 422, field: 'until' },
  fraud_without_ban: { status: 422, field: 'forFraud' },
  ban_end_past: { status: 422, field: 'until' },
  ban_too_long: { status: 422, field: 'until', params: { years: Type.Integer() } },
  member_leaving: { status: 422 },

  note_not_found: { status: 404 },
  exports_running: { status: 503 },

  typed_count_wrong: { status: 422, field: 'count' },
  ids_or_filter_required: { status: 422, field: 'ids' },
  verifying_for_administrators: { status: 403 },
  bulk_too_large: { status: 422, params: { most: Type.Integer() } },
  bulk_not_found: { status: 404 },
  bulk_of_colleague: { status: 403 },
  bulk_not_undoable: { status: 409 },
  bulk_undo_too_late: { status: 409 },
  /** Why a bulk change left a user as they are. */
  bulk_starter_not_permitted: { status: 403 },
  email_owned_by_other_account: { status: 409 },
  user_changed_since: { status: 409 },
  ban_ended: { status: 409 },
});
