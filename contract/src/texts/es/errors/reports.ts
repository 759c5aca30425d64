import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'No encontramos el reporte.',
  part_of_report: 'Formas parte de este reporte, así que debe llevarlo otra persona del equipo.',
  report_reason_unknown: 'Este motivo no existe en este sitio.',
  reason_of_other_type: 'Este motivo pertenece a otro tipo de problema.',
  sender_name_missing: 'Escribe tu nombre.',
  sender_email_missing: 'Escribe tu correo.',
  signature_differs: 'Firma con tu nombre, igual que lo escribiste arriba.',
  shown_person_missing: 'Escribe el nombre de la persona que aparece en la imagen.',
  contact_missing: 'Escribe un correo u otra forma de comunicarnos contigo.',
  request_link_unknown:
    'Este enlace no abre ninguna solicitud. Cópialo completo desde nuestro correo.',
  request_has_many_facts: 'En una solicitud no cabe más. Responde a nuestro correo.',
  report_status_unreachable: ({ from, to }) =>
    `Un reporte no puede pasar de “${statuses[from]}” a “${statuses[to]}”.`,
  assignee_unsuitable:
    'Elige a alguien del equipo que trabaje con reportes y no forme parte de este.',
};

const statuses: Record<ReportStatus, string> = {
  pending: 'pendiente',
  in_progress: 'en curso',
  resolved: 'resuelto',
  closed: 'cerrado',
  rejected: 'rechazado',
};
