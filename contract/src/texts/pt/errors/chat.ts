import type { chatErrors } from '../../../chat/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { stopSentences } from '../message-stops.ts';
import { plural } from '../plural.ts';

export const chat: ErrorTexts<typeof chatErrors> = {
  chat_not_found: 'Conversa não encontrada.',
  message_stopped: ({ stop }) => stopSentences[stop],
  message_empty: 'Escreva algo ou escolha uma foto.',
  message_deleted: 'Esta mensagem foi apagada.',
  message_id_taken: 'Este ID já está em uso. Envie a mensagem com outro.',
  quoted_message_not_found: 'A mensagem a que você está respondendo não foi encontrada.',
  edit_of_other: 'Você só pode editar suas próprias mensagens.',
  edit_too_late: ({ minutes }) =>
    `Você pode editar uma mensagem por ${minutes} ${plural(minutes, { one: 'minuto', other: 'minutos' })}.`,
  deletion_of_other: 'Você pode apagar mensagens de outras pessoas só para você.',
};
