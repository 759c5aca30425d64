import { plural } from '@kindred/contract/texts/de/plural';
import { rejectTexts } from '@kindred/contract/texts/de/reject-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatNumber } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/photo-review.ts';

export const messages: Translated<typeof en> = {
  title: 'Fotoprüfung',
  loading: 'Fotos werden geladen …',
  failed: 'Fotos konnten nicht geladen werden',
  again: 'Neu laden',
  left: (count: number) =>
    plural(count, { one: '1 Foto zu prüfen', other: `${formatNumber(count)} Fotos zu prüfen` }),
  none: 'Alles erledigt',
  noneAbout: 'Neue Fotos erscheinen hier von selbst.',
  toReports: 'Offene Meldungen ansehen',
  rules: 'Warum Fotos abgelehnt werden',
  ruleColumns: ['Grund', 'Was das Mitglied liest'],
  others: 'Die übrigen Fotos prüft gerade jemand anderes im Team.',
  strip: 'Fotos in Prüfung',
  nth: (number: number) => `Foto ${number}`,
  photo: (name: string) => `Foto: ${name}`,
  othersOf: 'Freigegebene Fotos der Person',
  other: (name: string, number: number) => `Freigegebenes Foto ${number}: ${name}`,
  noOthers: 'Noch keine.',
  unloaded: 'Dieses Foto konnte nicht geladen werden.',
  aMember: 'ein Mitglied',
  who: (name: string, age: number | null) => (age === null ? name : `${name}, ${age}`),
  main: 'Hauptfoto',
  more: 'Weiteres Foto',
  added: (when: string) => `Hinzugefügt: ${when}`,
  approve: 'Freigeben',
  reject: 'Ablehnungsgrund',
  rejectStart: 'Ablehnen',
  close: 'Schließen',
  reasons: rejectTexts,
  approved: (name: string) => `Foto freigegeben: ${name}.`,
  rejected: (name: string) => `Foto abgelehnt: ${name}.`,
  undo: 'Rückgängig',
  keys: 'Tastenkürzel',
  keyHints: [
    ['J, K', 'Nächstes, vorheriges'],
    ['U', 'Rückgängig'],
  ],
};
