import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/placeholders.ts';

/** What replaces each placeholder of a text. */
export const messages: Translated<typeof en> = {
  reporter: 'der Vorname der meldenden Person; nichts, wenn wir ihn nicht kennen',
  reference: 'die Nummer der Meldung',
  name: 'der Vorname der Person, um die es in der Entscheidung geht',
  until: 'der letzte Tag einer befristeten Sperre',
};
