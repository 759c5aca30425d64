import { countingMinutes } from '@kindred/contract/profiles/answers';
import { plural } from '@kindred/contract/texts/de/plural';
import type { Translated } from '@kindred/contract/texts/translated';
import { formatDate } from '../../lib/formats/formats.ts';
import type { messages as en } from '../en/score.ts';

export const messages: Translated<typeof en> = {
  reasons: (name: string) => `Warum du und ${name} zusammenpasst`,
  words: {
    strong: 'Passt sehr gut',
    good: 'Passt gut',
    some: 'Passt teilweise',
    low: 'Wenige gemeinsame Antworten',
  },
  from: (answers: number) =>
    `aus ${plural(answers, { one: '1 offenen Antwort', other: `${answers} offenen Antworten` })}`,
  new: 'Neu füreinander',
  ask: (missing: number) =>
    plural(missing, {
      one: 'Beantworte 1 Frage, um zu sehen, wie ihr zusammenpasst',
      other: `Beantworte ${missing} Fragen, um zu sehen, wie ihr zusammenpasst`,
    }),
  tooFew: 'Zu wenige Antworten für einen Vergleich',
  /** Answers count within a day, so the next such time is meant. */
  updating: (by: number) =>
    by > Date.now()
      ? `Deine neuen Antworten zählen ab ${formatDate(by, { dateStyle: undefined, timeStyle: 'short' })}\u00a0Uhr`
      : `Deine neuen Antworten zählen in höchstens ${countingMinutes} Minuten`,
  /** By the number of the answer to what they hope to find. */
  sameHope: [
    'Ihr sucht beide etwas Festes',
    'Ihr sucht beide etwas, das sich entwickeln darf',
    'Ihr sucht beide etwas Lockeres',
    'Ihr wisst beide noch nicht, was ihr sucht',
  ],
  hopes: 'Was ihr sucht, passt zusammen',
  agreeOn: (topics: readonly string[]) =>
    `Hier seid ihr euch einig: ${new Intl.ListFormat('de').format(topics)}`,
  share: (interests: readonly string[], more: number) =>
    `Ihr mögt beide: ${new Intl.ListFormat('de').format(more > 0 ? [...interests, plural(more, { one: '1 weiteres', other: `${more} weitere` })] : interests)}`,
  agreed: (count: number, of: number) =>
    `Einig bei ${count} von ${plural(of, { one: '1 offenen Antwort', other: `${of} offenen Antworten` })}`,
  none: 'Noch keine gemeinsamen Antworten oder Interessen',
};
