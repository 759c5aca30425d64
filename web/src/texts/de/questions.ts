import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/questions.ts';

const isComing = (at: string | null): at is string => at !== null && Date.parse(at) > Date.now();

/** A time today, or tomorrow, with the time unless the day just begins there. Follows 'ab'. */
function countsFrom(at: string) {
  const time = `${formatDate(at, { dateStyle: undefined, timeStyle: 'short' })}\u00a0Uhr`;
  if (formatDate(at) === formatDate(Date.now())) return time;
  return new Date(at).getHours() === 0 ? 'morgen' : `morgen, ${time}`;
}

export const messages: Translated<typeof en> = {
  title: 'Fragen',
  loading: 'Deine Fragen werden geladen …',
  failed: 'Deine Fragen konnten nicht geladen werden',
  again: 'Neu laden',
  why: 'Deine Antworten entscheiden, wie gut ihr zusammenpasst. Einmal tippen pro Frage genügt, und du bestimmst, welche Antworten auch für das zählen, was andere sehen.',
  openAnswer: 'Offene Antwort',
  openOf: (question: string) => `Offene Antwort: ${question}`,
  openMeans:
    'Zählt mit, wenn andere sehen, wie gut ihr zusammenpasst. Jemand könnte daraus auf deine Antwort schließen.',
  hiddenMeans: 'Zählt nur für das, was du siehst.',
  openExplained:
    'Offene Antworten zählen mit, wenn andere sehen, wie gut ihr zusammenpasst, und jemand könnte sie daraus erschließen. Verborgene zählen nur für das, was du siehst. Neue Antworten zählen etwas später, mehrere zusammen, damit sich die Antworten anderer nicht herausfinden lassen, indem man die eigenen einzeln ändert.',
  use: (open: boolean, at: string | null) =>
    `${open ? 'Zählt mit, wenn andere sehen, wie gut ihr zusammenpasst' : 'Zählt nur für das, was du siehst'}${
      isComing(at) ? `, ab ${countsFrom(at)}` : ''
    }`,
  answered: (count: number, all: number) => `${count} von ${all} beantwortet`,
  count: (count: number, all: number) => `${count} von ${all}`,
  progress: 'Beantwortete Fragen',
  start: 'Fragen beantworten',
  close: 'Zurück zu deinem Profil',
  yourAnswers: 'Deine Antworten',
  choose: 'Deine Antwort',
  oneTap: 'Tippe auf eine Antwort, um sie zu speichern.',
  coming:
    'Danach kannst du wählen, welche Antworten für dich infrage kommen und wie wichtig es dir ist.',
  accepted: 'Antworten, die für dich infrage kommen',
  oneAccepted: 'Wähle mindestens eine Antwort.',
  importance: 'Wie wichtig es dir ist',
  importances: {
    little: 'Ein wenig',
    somewhat: 'Ziemlich',
    very: 'Sehr',
    mandatory: 'Muss passen',
  },
  saving: 'Wird gespeichert …',
  savedFrom: (at: string | null) =>
    isComing(at) ? `Gespeichert. Zählt ab ${countsFrom(at)}.` : 'Gespeichert.',
  soon: 'Nächste Frage in 2 Sekunden.',
  wait: 'Warten',
  back: 'Zurück',
  next: 'Nächste Frage',
  skip: 'Überspringen',
  keys: { back: '←', next: 'Enter', skip: 'S' },
  unsaved: (count: number, error: string) =>
    plural(count, {
      one: `Eine Antwort ist noch nicht gespeichert: ${error}`,
      other: `${count} Antworten sind noch nicht gespeichert: ${error}`,
    }),
  refused: (question: string, error: string) => `„${question}“ wurde nicht gespeichert: ${error}`,
  dismiss: 'OK',
  doneTitle: 'Alles beantwortet',
  doneText: 'Du hast jede Frage beantwortet. Du kannst deine Antworten jederzeit ändern.',
  skippedTitle: 'Das war’s fürs Erste',
  skipped: (count: number) =>
    plural(count, {
      one: 'Du hast eine Frage übersprungen.',
      other: `Du hast ${count} Fragen übersprungen.`,
    }),
  askSkipped: 'Übersprungene durchgehen',
  toProfile: 'Zurück zu deinem Profil',
  none: 'Du hast noch keine Fragen beantwortet.',
  closeList: 'Schließen',
  change: (question: string) => `Ändern: ${question}`,
  remove: (question: string) => `Löschen: ${question}`,
};
