import { OneOf } from '../common.ts';
import { defineErrors } from '../errors.ts';
import { reportStatuses } from './report-types.ts';

export const reportsErrors = defineErrors({
  report_not_found: { status: 404 },
  part_of_report: { status: 403 },
  reason_of_other_type: { status: 422, field: 'reason' },
  sender_name_missing: { status: 422, field: 'name' },
  sender_email_missing: { status: 422, field: 'email' },
  report_status_unreachable: {
    status: 409,
    params: { from: OneOf(reportStatuses), to: OneOf(reportStatuses) },
  },
  assignee_unsuitable: { status: 422, field: 'assigneeId' },
});
