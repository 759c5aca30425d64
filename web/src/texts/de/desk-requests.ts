import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-requests.ts';

export const messages: Translated<typeof en> = {
  title: 'Bittet, ein intimes Bild zu entfernen',
  dueBy: (when: string) => `Entscheiden bis ${when}`,
  left: (hours: number) => (hours > 0 ? `noch ${hours}\u00a0Std.` : 'Überfällig'),
  self: (name: string) => `Unterschrieben von ${name}, selbst auf dem Bild`,
  representative: (name: string, person: string) => `Unterschrieben von ${name} für ${person}`,
  member: 'Von einem Mitglied dort gemeldet, wo es ist',
  contact: (text: string) => `Anderer Kontakt: ${text}`,
  matched: 'Ein Bild wurde mitgegeben, um Kopien zu finden.',
  hidden: (when: string) => `Verborgen seit ${when}, weil niemand rechtzeitig entschieden hat.`,
  facts: 'Später ergänzt',
  question: 'Eure Frage',
  remove: 'Bild entfernen',
  reason: 'Warum, wenn es bleibt?',
  choose: 'Grund wählen',
  ask: 'Nachfragen',
  askAbout: 'Die Frage kommt per E-Mail an. Die Zeit läuft weiter.',
  askSend: 'Frage senden',
  place: 'Wessen Foto ist es?',
  placeAbout: 'Die Adresse des Profils oder des Fotos, wenn du es gefunden hast.',
  placeSend: 'In den Fall dieser Person',
  refusals: {
    'not-here': 'Nicht auf dieser Seite',
    'not-intimate': 'Nicht intim',
    'self-published': 'Von der gezeigten Person veröffentlicht',
    'other-person': 'Zeigt jemand anderes',
    'not-authorized': 'Nicht berechtigt zu bitten',
    'not-enough': 'Zu wenige Angaben',
  },
};
