import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/gone-case.ts';

export const messages: Translated<typeof en> = {
  title: 'Diesen Fall gibt es hier nicht mehr',
  about: 'Er wurde entschieden, und seine Meldungen wurden gelöscht, oder die Adresse ist falsch.',
  back: 'Zurück zur Warteschlange',
};
