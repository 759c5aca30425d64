import { decisionTexts } from '@kindred/contract/texts/de/decisions';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/desk-texts.ts';

export const messages: Translated<typeof en> = {
  title: 'Antworten und Begründungen',
  about:
    'Textbausteine für die Moderation. Mitglieder bekommen sie in ihrer Sprache, wenn es dafür eine Fassung gibt und der Text nicht geändert wurde. Änderungen wirken sich nicht auf schon gesendete Nachrichten aus. Unterstrichene Wörter sind Beispiele: Sie werden für jede Person eingesetzt.',
  loading: 'Texte werden geladen …',
  failed: 'Texte konnten nicht geladen werden',
  again: 'Neu laden',
  kinds: { answer: 'Antworten auf Meldungen', reason: 'Begründungen für Entscheidungen' },
  add: { answer: 'Antwort hinzufügen', reason: 'Begründung hinzufügen' },
  none: { answer: 'Noch keine Antworten.', reason: 'Noch keine Begründungen.' },
  columns: ['Titel', 'Vorschlag für', 'Text', 'Aktionen'],
  any: 'Alles',
  decisions: decisionTexts,
  edit: 'Bearbeiten',
  editOf: (title: string) => `${title} bearbeiten`,
  delete: 'Löschen',
  deleteOf: (title: string) => `${title} löschen`,
  deleteTitle: (title: string) => `„${title}“ löschen?`,
  deleteAbout:
    'Die Moderation kann ihn nicht mehr auswählen. Nachrichten, die damit schon gesendet wurden, bleiben, wie sie sind.',
  deleteButton: 'Text löschen',
  language: 'Sprache',
  withoutText: (name: string) => `${name} (noch ohne Text)`,
  missing: (languages: string) => `Fehlt: ${languages}`,
  missingAbout: (languages: string) =>
    `Noch ohne Text: ${languages}. Mitglieder, die diese Sprachen lesen, bekommen den Text, den die Moderation sieht.`,
  textTitle: 'Titel',
  textTitleAbout: 'Nur das Team sieht ihn.',
  titleMissing: 'Gib einen Titel ein',
  body: 'Text',
  bodyMissing: 'Gib einen Text ein',
  unknown: (word: string) => `Für {${word}} gibt es keinen Wert. Nimm einen der Platzhalter unten.`,
  placeholders: 'Platzhalter',
  placeholdersAbout: 'Platzhalter werden beim Senden des Textes ersetzt.',
  insert: (word: string) => `{${word}} einfügen`,
  examples: { reporter: 'Ada', reference: '#1a2b3c', name: 'Marcus', until: '1. Dezember 2026' },
  preview: 'Vorschau',
  previewEmpty: 'Dein Text erscheint hier.',
  suggested: 'Zuerst vorschlagen für',
  type: 'Problemart',
  action: 'Entscheidung',
  clause: 'Klausel der Nutzungsbedingungen',
  save: 'Text speichern',
  cancel: 'Abbrechen',
};
