import type { chatErrors } from '../../../chat/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { stopSentences } from '../message-stops.ts';
import { plural } from '../plural.ts';

export const chat: ErrorTexts<typeof chatErrors> = {
  chat_not_found: 'No encontramos el chat.',
  message_stopped: ({ stop }) => stopSentences[stop],
  message_empty: 'Escribe algo o elige una foto.',
  message_deleted: 'Este mensaje se eliminó.',
  message_id_taken: 'Este identificador ya está en uso. Envía el mensaje con otro.',
  quoted_message_not_found: 'No encontramos el mensaje al que respondes.',
  edit_of_other: 'Solo puedes editar tus propios mensajes.',
  edit_too_late: ({ minutes }) =>
    `Puedes editar un mensaje durante ${plural(minutes, { one: 'un minuto', other: `${minutes} minutos` })}.`,
  deletion_of_other: 'Los mensajes de otras personas solo puedes eliminarlos para ti.',
};
