import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'Nie ma takiego zgłoszenia.',
  part_of_report: 'To zgłoszenie dotyczy ciebie, więc musi się nim zająć ktoś inny z zespołu.',
  report_reason_unknown: 'Tego powodu nie ma w tym serwisie.',
  reason_of_other_type: 'Ten powód należy do innego rodzaju problemu.',
  sender_name_missing: 'Podaj swoje imię i nazwisko.',
  sender_email_missing: 'Podaj swój adres e-mail.',
  signature_differs: 'Podpisz się dokładnie tak, jak wyżej.',
  shown_person_missing: 'Podaj imię i nazwisko osoby na zdjęciu.',
  contact_missing: 'Podaj e-mail lub inny sposób kontaktu.',
  request_link_unknown:
    'Ten link nie otwiera żadnego wniosku. Skopiuj go w całości z naszego e-maila.',
  request_has_many_facts: 'Więcej nie zmieści się we wniosku. Odpowiedz na nasz e-mail.',
  report_status_unreachable: ({ from, to }) =>
    `Nie można zmienić statusu zgłoszenia z „${statuses[from]}” na „${statuses[to]}”.`,
  assignee_unsuitable:
    'Wybierz osobę z zespołu, która zajmuje się zgłoszeniami i której to zgłoszenie nie dotyczy.',
};

const statuses: Record<ReportStatus, string> = {
  pending: 'oczekujące',
  in_progress: 'w toku',
  resolved: 'rozwiązane',
  closed: 'zamknięte',
  rejected: 'odrzucone',
};
