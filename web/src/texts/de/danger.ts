import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/danger.ts';

export const messages: Translated<typeof en> = {
  title: 'Lebensgefahr',
  about:
    'Wenn das Leben oder die Sicherheit einer Person in Gefahr sein könnte, verständige zuerst die Polizei vor Ort und halte dann hier fest, was du weitergegeben hast. Nur das Team sieht diese Einträge, und sie lassen sich nicht löschen.',
  loading: 'Einträge werden geladen …',
  failed: 'Einträge konnten nicht geladen werden',
  again: 'Neu laden',
  none: 'Noch keine Einträge. Du kannst aus einem Fall heraus einen anlegen.',
  noneOfCase: 'Keine Einträge aus diesem Fall.',
  more: 'Mehr anzeigen',
  newRecord: (reference: string) => `Neuer Eintrag zu Fall #${reference}`,
  openCase: (reference: string) => `Fall öffnen: #${reference}`,
  person: (name: string) => `Es geht um ${name}`,
  unnamed: 'jemanden ohne Namen',
  suspicion: 'Dein Verdacht',
  suspicionAbout: 'Wer in Gefahr sein könnte, wodurch, und woher du das weißt.',
  to: 'Weitergegeben an',
  toAbout: 'Die Polizeidienststelle, das Gericht oder die Stelle bei Europol.',
  passedWhat: 'Was weitergegeben wurde',
  passedWhatAbout: 'Zum Beispiel Nachrichten, das Profil oder eine IP-Adresse.',
  passedAt: 'Weitergegeben am',
  referenceField: 'Deren Aktenzeichen, falls du eines hast',
  reference: 'Aktenzeichen',
  recordedBy: 'Eingetragen von',
  colleague: 'Ehemaliges Teammitglied',
  save: 'Eintrag speichern',
  close: 'Schließen',
  saved: 'Der Eintrag ist gespeichert.',
};
