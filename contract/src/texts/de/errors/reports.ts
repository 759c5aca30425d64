import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'Meldung nicht gefunden.',
  part_of_report:
    'Du bist an dieser Meldung beteiligt, deshalb muss sie jemand anderes bearbeiten.',
  reason_of_other_type: 'Dieser Grund gehört zu einer anderen Problemart.',
  sender_name_missing: 'Gib deinen Namen ein.',
  sender_email_missing: 'Gib deine E-Mail-Adresse ein.',
  report_status_unreachable: ({ from, to }) =>
    `Eine Meldung kann nicht von „${statuses[from]}“ auf „${statuses[to]}“ gesetzt werden.`,
  assignee_unsuitable:
    'Wähle ein Teammitglied, das Meldungen bearbeitet und an dieser nicht beteiligt ist.',
};

const statuses: Record<ReportStatus, string> = {
  pending: 'Eingegangen',
  in_progress: 'In Bearbeitung',
  resolved: 'Erledigt',
  closed: 'Geschlossen',
  rejected: 'Abgelehnt',
};
