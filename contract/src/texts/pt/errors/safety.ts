import type { ErrorTexts } from '../../../errors.ts';
import type { safetyErrors } from '../../../safety/errors.ts';

export const safety: ErrorTexts<typeof safetyErrors> = {
  message_waits:
    'Esta mensagem espera que a nossa equipe veja a sua conta. Não é preciso enviá-la de novo.',
  message_slowed: ({ minutes }) =>
    `Você escreveu para muitas pessoas novas. Poderá escrever para a próxima em ${minutes} minutos.`,
  young_account: ({ people, hours }) =>
    `Nos primeiros dias, cada pessoa pode escrever aqui para ${people} pessoas novas por dia. Você poderá escrever para a próxima em ${hours} h, ou assim que alguém responder ou suas fotos forem checadas.`,
  too_many_waiting:
    'Há mensagens suas demais em espera. Você pode apagar algumas ou aguardar a nossa equipe.',
  photo_of_held:
    'Enquanto a nossa equipe vê a sua conta, você não pode enviar fotos a pessoas novas.',
  hold_not_found: 'Não há mais nada em espera aqui. Carregue a lista de novo.',
  hold_has_case: 'Já existe um caso sobre esta conta.',
};
