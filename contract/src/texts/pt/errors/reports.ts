import type { ErrorTexts } from '../../../errors.ts';
import type { reportsErrors } from '../../../reports/errors.ts';
import type { ReportStatus } from '../../../reports/report-types.ts';

export const reports: ErrorTexts<typeof reportsErrors> = {
  report_not_found: 'Denúncia não encontrada.',
  part_of_report:
    'Você faz parte desta denúncia, por isso outra pessoa da equipe precisa cuidar dela.',
  report_reason_unknown: 'Este motivo não existe neste site.',
  reason_of_other_type: 'Este motivo pertence a outro tipo de problema.',
  sender_name_missing: 'Informe seu nome.',
  sender_email_missing: 'Informe seu e-mail.',
  signature_differs: 'Assine com seu nome exatamente como escreveu acima.',
  shown_person_missing: 'Informe o nome da pessoa que aparece na imagem.',
  contact_missing: 'Informe um e-mail ou outra forma de falar com você.',
  request_link_unknown: 'Este link não abre nenhum pedido. Copie o link inteiro do nosso e-mail.',
  request_has_many_facts: 'Não cabe mais nada neste pedido. Responda ao nosso e-mail.',
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
