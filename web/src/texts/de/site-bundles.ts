import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-bundles.ts';

export const messages: Translated<typeof en> = {
  title: 'Mit einem Paket beginnen',
  about:
    'Farben, erste Worte der Startseite und eigene Felder für eine Nische. Es kommt in den Entwurf, und nichts von dir wird gelöscht.',
  start: 'Ansehen',
  startWith: (title: string) => `Ansehen: ${title}`,
  ask: (title: string) => `„${title}“ in den Entwurf aufnehmen?`,
  keeps:
    'Was du selbst gewählt, geschrieben oder hinzugefügt hast, bleibt, wie es ist. Du kannst danach alles ändern.',
  changes: 'Änderungen im Entwurf',
  add: 'In den Entwurf aufnehmen',
  nothing: 'Es ist schon alles davon im Entwurf.',
  done: (title: string) => `„${title}“ ist im Entwurf.`,
  sensitive: (names: string) =>
    `Sensibel, mit eigener Einwilligung: ${names}. Man kann sie leer lassen, und das Team sieht sie nicht.`,
};
