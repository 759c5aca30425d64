import type { commonErrors } from '../../../common-errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { formatWait } from '../format-wait.ts';
import { plural } from '../plural.ts';

export const common: ErrorTexts<typeof commonErrors> = {
  invalid: ({ field, msg }) => `${field}: ${msg}.`,
  unreadable: 'Não conseguimos ler a solicitação.',
  body_missing: 'A solicitação precisa de um corpo JSON.',
  body_too_large: 'A solicitação é grande demais.',
  not_json: 'Envie a solicitação como application/json.',
  nested_too_deeply: 'A solicitação tem níveis demais.',
  too_many_values: 'A solicitação tem valores demais.',
  cursor_unknown:
    'Comece pela primeira página: o cursor precisa ser o nextCursor de uma resposta anterior.',
  page_not_found: 'Página não encontrada. Confira o endereço.',
  key_reused: 'Esta chave já foi usada em outra solicitação. Comece de novo.',
  stale: 'Outra pessoa mudou isso. Confira a versão atual e tente de novo.',

  unauthenticated: 'Entre na sua conta para continuar.',
  session_ended: 'Sua sessão terminou. Entre de novo.',
  email_unconfirmed: 'Confirme seu e-mail primeiro.',
  premium_required: 'Você precisa do premium para isso.',
  not_permitted: 'Você não tem permissão para isso.',
  operator_only: 'Só quem opera o serviço pode ver isso.',
  second_factor_required: 'Configure primeiro a verificação em duas etapas, na página Sua conta.',
  acceptance_required: 'Aceite primeiro os termos alterados.',
  fresh_proof_required: 'Confirme que é você para continuar.',
  profile_incomplete: 'Complete seu perfil primeiro.',

  too_many_requests: ({ seconds }) => `Tentativas demais. Tente de novo em ${formatWait(seconds)}.`,
  too_many_at_once: 'Algumas destas ações ainda estão em andamento. Espere até terminarem.',
  busy: 'O serviço está sobrecarregado. Tente de novo em instantes.',
  going_away: 'Este processo está terminando. Outro atende às solicitações.',
  internal: 'Erro no servidor. Tente de novo mais tarde.',

  user_not_found: 'Conta não encontrada.',
  profile_not_found: 'Perfil não encontrado.',
  photo_not_found: 'Foto não encontrada.',
  photo_not_shown: 'Nenhuma foto é exibida neste endereço.',
  message_not_found: 'Mensagem não encontrada.',
  undo_too_late: ({ seconds }) =>
    `Você só pode desfazer uma decisão em até ${seconds} ${plural(seconds, { one: 'segundo', other: 'segundos' })}.`,
};
