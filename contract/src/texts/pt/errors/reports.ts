import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'Denúncia não encontrada.',
  part_of_report:
    'Você faz parte desta denúncia, por isso outra pessoa da equipe precisa cuidar dela.',
  reason_of_other_type: 'Este motivo pertence a outro tipo de problema.',
  sender_name_missing: 'Informe seu nome.',
  sender_email_missing: 'Informe seu e-mail.',
  report_status_unreachable: ({ from, to }) =>
    `Uma denúncia não pode passar de “${statuses[from]}” para “${statuses[to]}”.`,
  assignee_unsuitable:
    'Escolha alguém da equipe que trabalhe com denúncias e não faça parte desta.',
};

const statuses: Record<ReportStatus, string> = {
  pending: 'pendente',
  in_progress: 'em andamento',
  resolved: 'resolvida',
  closed: 'encerrada',
  rejected: 'rejeitada',
};
