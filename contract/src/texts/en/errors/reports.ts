import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'Report not found.',
  part_of_report: 'You are part of this report, so a colleague has to handle it.',
  report_reason_unknown: 'This reason is not one of this site.',
  reason_of_other_type: 'This reason belongs to another problem type.',
  sender_name_missing: 'Enter your name.',
  sender_email_missing: 'Enter your email.',
  signature_differs: 'Sign with your name exactly as you wrote it above.',
  shown_person_missing: 'Enter the name of the person in the picture.',
  contact_missing: 'Enter an email, or another way to reach you.',
  request_link_unknown: "This link doesn't open a request. Copy all of it from our email.",
  request_has_many_facts: "A request can't have more than this. Reply to our email instead.",
  report_status_unreachable: ({ from, to }) =>
    `You can't change a report from ${statuses[from]} to ${statuses[to]}.`,
  assignee_unsuitable: 'Choose a team member who works on reports and has no part in this one.',
};

const statuses: Record<ReportStatus, string> = {
  pending: 'pending',
  in_progress: 'in progress',
  resolved: 'resolved',
  closed: 'closed',
  rejected: 'rejected',
};
