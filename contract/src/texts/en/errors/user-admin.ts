import type { ErrorTexts } from '../../../errors.ts';
import type { userAdminErrors } from '../../../user-admin/errors.ts';

export const userAdmin: ErrorTexts<typeof userAdminErrors> = {
  administrator_only_field: 'Only an administrator can change this.',
  newcomer_unconfirmed:
    'Only someone with an active account and a confirmed email can join the team. Invite them instead.',
  email_of_other_account: 'This email already belongs to another account.',

  fraud_without_ban: 'Only a ban can be for fraud.',
  ban_end_without_ban: 'Only a ban has an end.',
  ban_end_past: 'Choose a time in the future.',
  ban_too_long: ({ years }) => `Choose a time within ${years} years.`,
  member_leaving: 'This member asked to be deleted. Only they can cancel that.',

  note_not_found: "Note not found, or it isn't yours.",
  exports_running: 'Other exports are running. Please try again in a minute.',

  typed_count_wrong: 'Type how many members this changes.',
  ids_or_filter_required: 'Give either ids or a filter.',
  verifying_for_administrators: 'Only an administrator can mark emails as verified.',
  bulk_too_large: ({ most }) =>
    `More than ${most.toLocaleString('en')} users match. Narrow the filter and try again.`,
  bulk_not_found: 'Bulk update not found.',
  bulk_of_colleague: 'Only the person who started an update can undo it.',
  bulk_not_undoable: "This update can't be undone.",
  bulk_undo_too_late: "It's too late to undo this. Change the users back instead.",
  bulk_starter_not_permitted: 'The person who started this no longer has permission.',
  email_owned_by_other_account: 'Another account owns this email.',
  user_changed_since: 'This user was changed since.',
  ban_ended: 'The ban has ended.',
};
