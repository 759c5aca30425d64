import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-catalogs.ts';

export const messages: Translated<typeof en> = {
  about:
    'Woraus Mitglieder wählen. Was du nicht mehr anbietest, behalten alle, die es gewählt haben, und sonst kann es niemand mehr wählen.',
  list: 'Liste',
  lists: {
    interests: 'Interessen',
    prompts: 'Satzanfänge',
    questions: 'Fragen',
    reasons: 'Meldegründe',
  },
  language: 'Sprache deiner eigenen Wörter',
  group: 'Gruppe',
  newOnes: {
    interests: 'Neue Interessen, eines pro Zeile',
    prompts: 'Neue Satzanfänge, einer pro Zeile',
    questions: 'Neue Fragen, eine pro Zeile',
    reasons: 'Neue Gründe, einer pro Zeile',
  },
  topic: 'Worum es geht, wie in „Hier seid ihr euch einig: …“',
  answer: (number) => `Antwort ${number}`,
  addAnswer: 'Antwort hinzufügen',
  removeAnswer: (number) => `Antwort ${number} entfernen`,
  aboutReasons:
    'Warum Mitglieder jemanden melden. Ein ausgemusterter Grund bleibt an seinen Meldungen. Gründe, die das Gesetz oder die Sicherheit verlangt, lassen sich umformulieren und bleiben immer.',
  reason: { type: 'Art der Meldung', priority: 'Priorität', clause: 'Übliche Regel' },
  aboutQuestions:
    'Eine zurückgezogene Frage wird nicht mehr gestellt, gezeigt oder gezählt. Ihre Antworten bleiben erhalten und zählen wieder, wenn du sie wieder anbietest. Eine veröffentlichte Antwort behält ihren Platz: Du kannst ihre Wörter verbessern und eine weitere dahinter anfügen.',
  incomplete: 'Unvollständig',
  nameIn: (name, language) => `${name} auf ${language}`,
  full: (most) =>
    `Diese Liste hat ${most} eigene Einträge, mit denen, die nicht mehr angeboten werden. Mehr kann sie nicht haben.`,
  add: {
    interests: 'Interessen hinzufügen',
    prompts: 'Satzanfänge hinzufügen',
    questions: 'Fragen hinzufügen',
    reasons: 'Gründe hinzufügen',
  },
  addLines: 'Möglichkeiten hinzufügen',
  sameMeaning:
    'Die Wörter einer Möglichkeit kannst du verbessern. Für eine andere Bedeutung biete sie nicht mehr an und füge eine neue hinzu: Wer sie gewählt hat, behält sie.',
  retireOf: (name) => `${name} nicht mehr anbieten`,
  offerOf: (name) => `${name} wieder anbieten`,
  removeOf: (name) => `${name} entfernen`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  unnamed: 'Eintrag ohne Wörter',
  reword: 'Umformulieren',
  rewordOf: (name) => `${name} umformulieren`,
  retired: 'Nicht mehr angeboten',
  retire: 'Nicht mehr anbieten',
  offer: 'Wieder anbieten',
  remove: 'Entfernen',
  consequences: {
    added: (names) => `Neu: ${names}`,
    retired: (names) => `Nicht mehr angeboten: ${names}`,
    offered: (names) => `Wieder angeboten: ${names}`,
    reworded: (names) => `Umformuliert: ${names}`,
    order: 'In anderer Reihenfolge',
  },
};
