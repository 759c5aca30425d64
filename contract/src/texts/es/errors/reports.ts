import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'No encontramos el reporte.',
  part_of_report: 'Formas parte de este reporte, así que debe llevarlo otra persona del equipo.',
  reason_of_other_type: 'Este motivo pertenece a otro tipo de problema.',
  sender_name_missing: 'Escribe tu nombre.',
  sender_email_missing: 'Escribe tu correo.',
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
