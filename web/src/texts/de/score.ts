// Made from texts/de/score.json. Change it there.
// @ts-nocheck
import { plural } from '@kindred/contract/texts/de/plural';
import { formatDate } from '../../lib/formats/formats.ts';

export const messages = {
reasons: ({ name }: { name: string | number }) => `Warum du und ${name} zusammenpasst`,
words: {
strong: "Passt sehr gut",
good: "Passt gut",
some: "Passt teilweise",
low: "Wenige gemeinsame Antworten",
},
from: ({ answers }: { answers: number }) => `aus ${plural(answers, { one: `1 offenen Antwort`, other: `${answers} offenen Antworten` })}`,
new: "Neu füreinander",
ask: ({ missing }: { missing: number }) => `${plural(missing, { one: `Beantworte 1 Frage, um zu sehen, wie ihr zusammenpasst`, other: `Beantworte ${missing} Fragen, um zu sehen, wie ihr zusammenpasst` })}`,
tooFew: "Zu wenige Antworten für einen Vergleich",
sameHope: ["Ihr sucht beide etwas Festes", "Ihr sucht beide etwas, das sich entwickeln darf", "Ihr sucht beide etwas Lockeres", "Ihr wisst beide noch nicht, was ihr sucht"],
hopes: "Was ihr sucht, passt zusammen",
agreeOn: ({ topics }: { topics: string | number }) => `Hier seid ihr euch einig: ${topics}`,
agreed: ({ count, of }: { count: number; of: number }) => `Einig bei ${count} von ${plural(of, { one: `1 offenen Antwort`, other: `${of} offenen Antworten` })}`,
none: "Noch keine gemeinsamen Antworten oder Interessen",
updating: ({ time }: { time: string | number }) => `Deine neuen Antworten zählen ab ${formatDate(time, { dateStyle: undefined, timeStyle: 'short' })} Uhr`,
updatingWithin: ({ minutes }: { minutes: number }) => `Deine neuen Antworten zählen in höchstens ${minutes} Minuten`,
share: ({ interests }: { interests: string | number }) => `Ihr mögt beide: ${interests}`,
more: ({ more }: { more: number }) => `${plural(more, { one: `1 weiteres`, other: `${more} weitere` })}`,
};
