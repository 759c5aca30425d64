import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/my-reports.ts';

export const messages: Translated<typeof en> = {
  title: 'Meine Meldungen',
  about: 'Was du gemeldet hast, wie der Stand ist und was wir geantwortet haben.',
  loading: 'Deine Meldungen werden geladen …',
  failed: 'Deine Meldungen konnten nicht geladen werden',
  again: 'Neu laden',
  none: 'Du hast nichts gemeldet.',
  noneAbout:
    'Wenn sich jemand schlecht benimmt oder etwas nicht funktioniert, gib uns Bescheid. Wer gemeldet wird, erfährt nicht, von wem.',
  start: 'Problem melden',
  more: 'Ältere Meldungen anzeigen',
  sent: (date: string) => `Gesendet am ${date}`,
  answered: (date: string) => `Unsere Antwort, ${date}`,
  waiting: 'Noch keine Antwort. Wir geben dir Bescheid, sobald es eine gibt.',
  statuses: {
    pending: 'Eingegangen',
    in_progress: 'In Bearbeitung',
    resolved: 'Erledigt',
    closed: 'Geschlossen',
    rejected: 'Nichts unternommen',
  },
  types: {
    'Technical Issue': 'Etwas funktioniert nicht',
    'Bug Report': 'Etwas ist kaputt',
    'Inappropriate Content': 'Unangemessene Inhalte',
    Harassment: 'Belästigung',
    'Account Issue': 'Konto',
    'Payment Problem': 'Zahlung',
    Other: 'Etwas anderes',
  },
  dialog: {
    title: (name: string | null) => (name ? `${name} melden` : 'Problem melden'),
    titlePhoto: (name: string) => `Dieses Foto von ${name} melden`,
    titleMessage: (name: string) => `Diese Nachricht von ${name} melden`,
    chatKept: 'Wir bewahren eine Kopie eurer letzten Nachrichten auf.',
    messageKept:
      'Wir bewahren eine Kopie dieser Nachricht und der Nachrichten davor und danach auf.',
    photoOf: (name: string) => `Das Foto von ${name}, das du meldest`,
    photoKept: 'Wir bewahren eine Kopie dieses Fotos auf, auch wenn es entfernt wird.',
    anonymous: (name: string) => `${name} erfährt nicht, dass die Meldung von dir ist.`,
    reason: 'Worum geht es?',
    description: 'Was ist passiert?',
    descriptionAbout: 'Sag uns, wann und wo. Wir bewahren eine Kopie von dem auf, was du meldest.',
    alsoBlock: (name: string) => `${name} auch blockieren`,
    alsoBlockAbout: 'Ihr seht euch dann nicht mehr.',
    danger:
      'Wenn gerade jemand in Gefahr ist, wähle den Notruf. Bis wir das hier lesen, kann es etwas dauern.',
    missingReason: 'Wähle, worum es geht.',
    missingDescription: 'Sag uns, was passiert ist.',
    send: 'Meldung senden',
    cancel: 'Abbrechen',
    doneTitle: 'Danke für deine Meldung',
    done: (reference: string) =>
      `Deine Meldung ${reference} ist bei uns eingegangen. Unsere Antwort findest du unter „Meine Meldungen“.`,
    doneBlocked: (name: string) => `Deine Meldung ist bei uns eingegangen. ${name} ist blockiert.`,
    reports: 'Meine Meldungen',
    tips: 'Sicherheitstipps',
    notBlocked: (name: string) =>
      `${name} konnte nicht blockiert werden. Bitte versuch es noch einmal.`,
    mayBlock: (name: string) =>
      `Du kannst ${name} auch blockieren. Ihr seht euch dann nicht mehr, und wir verraten es nicht.`,
    block: (name: string) => `${name} blockieren`,
    close: 'Schließen',
  },
};
