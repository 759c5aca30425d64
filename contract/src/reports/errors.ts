import { OneOf } from '../common.ts';
import { defineErrors } from '../errors.ts';
import { reportStatuses } from './report-types.ts';

export const reportsErrors = defineErrors({
  report_not_found: { status: 404 },
  part_of_report: { status: 403 },
  report_reason_unknown: { status: 422, field: 'reason' },
  reason_of_other_type: { status: 422, field: 'reason' },
  sender_name_missing: { status: 422, field: 'name' },
  sender_email_missing: { status: 422, field: 'email' },
  signature_differs: { status: 422, field: 'signature' },
  shown_person_missing: { status: 422, field: 'person' },
  contact_missing: { status: 422, field: 'email' },
  request_link_unknown: { status: 404 },
  request_has_many_facts: { status: 409 },
  report_status_unreachable: {
    status: 409,
    params: { from: OneOf(reportStatuses), to: OneOf(reportStatuses) },
  },
  assignee_unsuitable: { status: 422, field: 'assigneeId' },
});
