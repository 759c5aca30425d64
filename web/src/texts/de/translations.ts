import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/translations.ts';
import { formatDate } from '../../lib/formats/formats.ts';

const dayOf = (time: string) => formatDate(time, { dateStyle: 'medium' });

export const messages: Translated<typeof en> = {
  title: 'Sprachen',
  about:
    'Die Übersetzungen stammen von Maschinen und von Menschen, die nicht mit der Sprache aufgewachsen sind. Lass jede muttersprachlich prüfen und markiere sie hier.',
  columns: ['Sprache', 'Zustand', 'Aktionen'],
  loading: 'Die Sprachen werden geladen …',
  failed: 'Die Sprachen konnten nicht geladen werden',
  again: 'Neu laden',
  source: 'Ausgangssprache',
  unread: 'Noch nicht muttersprachlich geprüft',
  read: 'Muttersprachlich geprüft',
  changed: (time: string) => `Texte geändert, seit sie am ${dayOf(time)} geprüft wurden`,
  marked: (reader: string, by: string | null, time: string) =>
    `Geprüft von ${reader}. Markiert am ${dayOf(time)} von ${by ?? 'einem gelöschten Konto'}.`,
  version: (version: string) => `Version der Texte: ${version}`,
  mark: 'Als geprüft markieren',
  markOf: (name: string) => `Als geprüft markieren: ${name}`,
  unmark: 'Markierung entfernen',
  unmarkOf: (name: string) => `Markierung entfernen: ${name}`,
  dialog: (name: string) => `${name} als geprüft markieren`,
  dialogAbout:
    'Das gilt für die Texte, wie sie jetzt sind. Ändert sich einer davon, steht es auf dieser Seite.',
  reader: 'Wer hat die Texte geprüft?',
  readerAbout: 'Ein Name oder eine Firma, zum Beispiel Anna Nowak',
  readerMissing: 'Gib an, wer die Texte geprüft hat.',
  cancel: 'Abbrechen',
  note: {
    unread:
      'Die Texte in dieser Sprache sind noch nicht muttersprachlich geprüft. Klingt einer falsch, gib der Administration Bescheid.',
    changed:
      'Einige Texte in dieser Sprache sind neuer als die letzte muttersprachliche Prüfung. Klingt einer falsch, gib der Administration Bescheid.',
  },
};
