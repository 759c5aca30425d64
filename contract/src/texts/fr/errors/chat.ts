import type { chatErrors } from '../../../chat/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { stopSentences } from '../message-stops.ts';
import { plural } from '../plural.ts';

export const chat: ErrorTexts<typeof chatErrors> = {
  chat_not_found: 'Conversation introuvable.',
  message_stopped: ({ stop }) => stopSentences[stop],
  message_empty: 'Écris quelque chose ou choisis une photo.',
  message_deleted: 'Ce message a été supprimé.',
  message_id_taken: 'Cet identifiant est déjà pris. Renvoie le message avec un nouveau.',
  quoted_message_not_found: 'Le message auquel tu réponds est introuvable.',
  edit_of_other: 'Tu ne peux modifier que tes propres messages.',
  edit_too_late: ({ minutes }) =>
    `Un message peut être modifié pendant ${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
  deletion_of_other: 'Tu ne peux supprimer les messages des autres que pour toi.',
};
