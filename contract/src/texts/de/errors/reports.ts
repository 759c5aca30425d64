import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'Meldung nicht gefunden.',
  part_of_report:
    'Du bist an dieser Meldung beteiligt, deshalb muss sie jemand anderes bearbeiten.',
  report_reason_unknown: 'Diesen Grund gibt es auf dieser Seite nicht.',
  reason_of_other_type: 'Dieser Grund gehört zu einer anderen Problemart.',
  sender_name_missing: 'Gib deinen Namen ein.',
  sender_email_missing: 'Gib deine E-Mail-Adresse ein.',
  signature_differs: 'Unterschreib mit deinem Namen genau so, wie du ihn oben geschrieben hast.',
  shown_person_missing: 'Gib den Namen der Person auf dem Bild ein.',
  contact_missing: 'Gib eine E-Mail-Adresse ein oder einen anderen Weg, dich zu erreichen.',
  request_link_unknown:
    'Dieser Link öffnet keinen Antrag. Kopiere ihn vollständig aus unserer E-Mail.',
  request_has_many_facts:
    'Mehr passt nicht in einen Antrag. Antworte stattdessen auf unsere E-Mail.',
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
