import type { chatErrors } from '../../../chat/errors.ts';
import type { ErrorTexts } from '../../../errors.ts';
import { stopSentences } from '../message-stops.ts';
import { plural } from '../plural.ts';

export const chat: ErrorTexts<typeof chatErrors> = {
  chat_not_found: 'Nie ma takiej rozmowy.',
  message_stopped: ({ stop }) => stopSentences[stop],
  message_empty: 'Napisz coś lub wybierz zdjęcie.',
  message_deleted: 'Ta wiadomość została usunięta.',
  message_id_taken: 'Ten identyfikator jest zajęty. Wyślij wiadomość z nowym.',
  quoted_message_not_found: 'Nie ma wiadomości, na którą odpowiadasz.',
  edit_of_other: 'Możesz edytować tylko własne wiadomości.',
  edit_too_late: ({ minutes }) =>
    `Wiadomość można edytować przez ${plural(minutes, {
      one: `${minutes} minutę`,
      few: `${minutes} minuty`,
      many: `${minutes} minut`,
      other: `${minutes} minuty`,
    })}.`,
  deletion_of_other: 'Wiadomości innych możesz usunąć tylko u siebie.',
};
