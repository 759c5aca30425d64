import { reasonTexts } from '@kindred/contract/texts/de/approval-reasons';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/approvals.ts';

export const messages: Translated<typeof en> = {
  title: 'Neue Mitglieder',
  about:
    'Diese Personen sehen niemanden, und niemand sieht sie, bis du sie freigibst. Wer am längsten wartet, kommt zuerst.',
  keys: 'Tasten: A gibt frei, R lehnt ab, J und K wechseln.',
  loading: 'Neue Mitglieder werden geladen ...',
  failed: 'Fehler beim Laden der neuen Mitglieder',
  again: 'Noch einmal versuchen',
  show: 'Anzeigen',
  waiting: 'Warten',
  refused: 'Abgelehnt',
  none: 'Niemand wartet.',
  noneRefused: 'Niemand ist abgelehnt.',
  more: 'Mehr anzeigen',
  unnamed: 'Noch kein Name',
  approve: 'Freigeben',
  refuse: 'Ablehnen',
  cancel: 'Abbrechen',
  refuseTitle: 'Dieses Mitglied ablehnen',
  refuseAbout:
    'Die Person liest den Grund und was du schreibst, und kann ihr Profil ändern und noch einmal fragen.',
  reason: 'Grund',
  words: 'In deinen Worten',
  openFile: 'Akte öffnen',
  answers: 'Antworten und Texte',
  noInvitation: 'Ohne Einladung gekommen',
  earlier: 'Schon einmal abgelehnt:',
  since: (asked: string, joined: string) => `Wartet seit ${asked}, registriert am ${joined}`,
  byPartner: (name: string) => `Kam mit dem Code von ${name}`,
  byMember: (name: string) => `Kam mit der Einladung von ${name}`,
  aMember: 'einem Mitglied',
  photo: (name: string, number: number) => `Foto ${number} von ${name}`,
  decided: (count: number) =>
    count === 1 ? 'Über 1 Person entschieden' : `Über ${count} Personen entschieden`,
  says: 'Schreibt dazu:',
  reasons: reasonTexts,
};
