import type { chatErrors } from '../../../chat/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { stopSentences } from '../message-stops.ts';

export const chat: ErrorTexts<typeof chatErrors> = {
  chat_not_found: 'Chat nicht gefunden.',
  message_stopped: ({ stop }) => stopSentences[stop],
  message_empty: 'Schreib etwas oder wähle ein Foto aus.',
  message_deleted: 'Diese Nachricht wurde gelöscht.',
  message_id_taken: 'Diese ID ist vergeben. Sende die Nachricht mit einer neuen.',
  quoted_message_not_found: 'Die Nachricht, auf die du antwortest, wurde nicht gefunden.',
  edit_of_other: 'Du kannst nur deine eigenen Nachrichten bearbeiten.',
  edit_too_late: ({ minutes }) => `Du kannst eine Nachricht ${minutes} Minuten lang bearbeiten.`,
  deletion_of_other: 'Nachrichten anderer kannst du nur für dich löschen.',
};
