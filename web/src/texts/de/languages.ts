import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/languages.ts';

export const messages: Translated<typeof en> = {
  label: 'Sprache',
  about: 'Für Seiten, E-Mails und Benachrichtigungen.',
};
