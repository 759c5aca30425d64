import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'Signalement introuvable.',
  part_of_report: 'Ce signalement vous concerne. Quelqu’un d’autre dans l’équipe doit le traiter.',
  report_reason_unknown: 'Ce motif n’existe pas sur ce site.',
  reason_of_other_type: 'Ce motif appartient à un autre type de problème.',
  sender_name_missing: 'Indique ton nom.',
  sender_email_missing: 'Indique ton e-mail.',
  signature_differs: 'Signe avec ton nom, exactement comme ci-dessus.',
  shown_person_missing: 'Indique le nom de la personne sur l’image.',
  contact_missing: 'Indique un e-mail, ou un autre moyen de te joindre.',
  request_link_unknown: 'Ce lien n’ouvre aucune demande. Copie-le en entier depuis notre e-mail.',
  request_has_many_facts: 'Une demande ne peut pas contenir plus. Réponds plutôt à notre e-mail.',
  report_status_unreachable: ({ from, to }) =>
    `Un signalement ne peut pas passer de « ${statuses[from]} » à « ${statuses[to]} ».`,
  assignee_unsuitable:
    'Choisissez quelqu’un de l’équipe qui traite les signalements et que celui-ci ne concerne pas.',
};

const statuses: Record<ReportStatus, string> = {
  pending: 'en attente',
  in_progress: 'en cours',
  resolved: 'résolu',
  closed: 'clos',
  rejected: 'rejeté',
};
