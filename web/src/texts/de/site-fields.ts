import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/site-fields.ts';

export const messages: Translated<typeof en> = {
  about:
    'Was Mitglieder auf deiner Seite zusätzlich in ihr Profil schreiben können, etwa Größe oder Sprachen. Was keine Pflicht ist, können sie auslassen.',
  none: 'Es gibt noch keine eigenen Felder.',
  fields: 'Eigene Felder',
  add: 'Feld hinzufügen',
  addUsual: 'Übliche Angaben hinzufügen',
  addNamed: (name) => `Hinzufügen: ${name}`,
  unnamed: 'Feld ohne Namen',
  incomplete: 'Unvollständig',
  sensitiveBadge: 'Sensibel',
  filterBadge: 'Filter',
  kind: 'Art',
  kindFixed:
    'Mitglieder haben es ausgefüllt, deshalb bleibt seine Art. Füge für eine andere Art ein weiteres Feld hinzu.',
  kinds: {
    one: 'Eine von mehreren Möglichkeiten',
    several: 'Beliebig viele Möglichkeiten',
    number: 'Eine Zahl',
    text: 'Ein kurzer Text',
  },
  language: 'Sprache',
  addLanguage: 'Sprache hinzufügen',
  chooseLanguage: 'Auswählen …',
  name: 'Name',
  choices: 'Möglichkeiten',
  choice: (number) => `Möglichkeit ${number}`,
  retire: (name) => `${name} nicht mehr anbieten`,
  offer: (name) => `${name} wieder anbieten`,
  removeChoice: (name) => `${name} entfernen`,
  retired: 'Nicht mehr angeboten: bleibt bei denen, die es gewählt haben',
  sameMeaning:
    'Die Wörter einer Möglichkeit kannst du verbessern. Für eine andere Bedeutung biete sie nicht mehr an und füge eine neue hinzu: Wer sie gewählt hat, behält sie.',
  newChoices: 'Neue Möglichkeiten, eine pro Zeile',
  addChoices: 'Möglichkeiten hinzufügen',
  from: 'Von',
  to: 'Bis',
  unit: 'Einheit, etwa cm',
  seenBy: 'Wer es sieht',
  viewers: {
    all: 'Alle, die das Profil sehen',
    matches: 'Matches',
    self: 'Nur das Mitglied',
  },
  joining: 'Beim Beitritt fragen',
  required: 'Pflicht',
  requiredAbout: 'Mitglieder können es nicht leer lassen. Ein sensibles Feld ist nie Pflicht.',
  onCard: 'In Listen und beim Entdecken zeigen',
  filter: 'Man kann danach filtern',
  filterAbout: 'Geht bei einem Feld mit Möglichkeiten oder einer Zahl, das alle sehen.',
  sensitive: 'Sensibel',
  sensitiveAbout:
    'Für Religion, Politik, Gesundheit, Herkunft oder Sexualleben. Mitglieder stimmen vorher zu und können das widerrufen, was die Angabe löscht. Dein Team sieht sie nie in den Akten der Mitglieder.',
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  remove: 'Feld entfernen',
  removeTitle: (name) => `„${name}“ entfernen?`,
  removeAbout:
    'Wenn du veröffentlichst, verschwindet das Feld aus allen Profilen und Filtern, und was Mitglieder hineingeschrieben haben, wird gelöscht. Eine frühere Version zu veröffentlichen bringt das nicht zurück.',
  removeNow: 'Entfernen',
  cancel: 'Abbrechen',
  consequences: {
    removed: (name) =>
      `„${name}“ verschwindet aus allen Profilen, und was Mitglieder hineingeschrieben haben, wird gelöscht`,
    sensitive: (name) =>
      `Was Mitglieder ohne Zustimmung in „${name}“ geschrieben haben, wird gelöscht`,
  },
  faults: {
    name: 'Ein Feld und jede seiner Möglichkeiten brauchen einen Namen',
    choices: 'Füge mindestens eine Möglichkeit hinzu',
    range: 'Die zweite Zahl muss größer sein',
  },
};
