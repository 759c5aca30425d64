import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/unsubscribe.ts';

export const messages: Translated<typeof en> = {
  title: 'Diese E-Mails abbestellen?',
  about: (email: string) =>
    `Für das Konto von ${email}. Alle anderen E-Mails bekommst du weiterhin. In deinen Einstellungen kannst du diese wieder einschalten.`,
  reading: 'Dein Link wird geöffnet …',
  button: 'Abbestellen',
  working: 'Wird abbestellt …',
  done: 'Abbestellt',
  doneAbout: 'Du bekommst diese E-Mails nicht mehr. Alle anderen bekommst du weiterhin.',
  settings: 'Zu den Einstellungen',
};
