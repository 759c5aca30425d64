import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/my-data.ts';

export const messages: Translated<typeof en> = {
  title: 'Deine Daten',
  about: (email: string) =>
    `Diese Datei enthält die Daten des Kontos ${email}. Bewahre sie an einem sicheren Ort auf.`,
  reading: 'Dein Link wird geöffnet …',
  done: 'Der Download hat begonnen.',
  settings: 'Zu den Einstellungen',
  fetch: 'Datei herunterladen',
  fetching: 'Wird heruntergeladen …',
};
