import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/liked-parts.ts';
import type { PartKind } from '@kindred/contract/likes/liked-part';

type OfKind = Readonly<Record<PartKind, (what: string) => string>>;

const like: OfKind = {
  photo: () => 'Polub to zdjęcie',
  prompt: (label) => `Polub odpowiedź: „${label}”`,
  question: (topic) => `Polub odpowiedź na temat: ${topic}`,
};

const liked: OfKind = {
  photo: () => 'Podoba ci się to zdjęcie',
  prompt: (label) => `Podoba ci się odpowiedź: „${label}”`,
  question: (topic) => `Podoba ci się odpowiedź na temat: ${topic}`,
};

const likedGone: OfKind = {
  photo: () => 'Podobało ci się zdjęcie, którego już nie ma',
  prompt: (label) => `Podobała ci się odpowiedź, która od tego czasu się zmieniła: „${label}”`,
  question: (topic) =>
    `Podobała ci się odpowiedź, która od tego czasu się zmieniła, na temat: ${topic}`,
};

const likedYours: Readonly<Record<PartKind, (name: string, what: string) => string>> = {
  photo: (name) => `${name} lubi twoje zdjęcie`,
  prompt: (name, label) => `${name} lubi twoją odpowiedź: „${label}”`,
  question: (name, topic) => `${name} lubi twoją odpowiedź na temat: ${topic}`,
};

const likedYoursGone: typeof likedYours = {
  photo: (name) => `${name} lubi twoje zdjęcie, którego już nie ma`,
  prompt: (name, label) => `${name} lubi twoją poprzednią odpowiedź: „${label}”`,
  question: (name, topic) => `${name} lubi twoją poprzednią odpowiedź na temat: ${topic}`,
};

/** By someone whose name is not shown. */
const about: OfKind = {
  photo: () => 'O twoim zdjęciu',
  prompt: (label) => `O twojej odpowiedzi: „${label}”`,
  question: (topic) => `O twojej odpowiedzi na temat: ${topic}`,
};

export const messages: Translated<typeof en> = {
  like,
  liked: { there: liked, gone: likedGone },
  about,
  likedYours: { there: likedYours, gone: likedYoursGone },
  answers: 'Polub odpowiedź, z którą się zgadzasz',
  title: (name: string): OfKind => ({
    photo: () => `${name}: polub zdjęcie`,
    prompt: () => `${name}: polub odpowiedź`,
    question: () => `${name}: polub odpowiedź`,
  }),
  /** Of an answer to a question only the question is shown. */
  agreed: 'Macie zgodne odpowiedzi na pytanie',
  question: (start: string) => `„${start}…”`,
  comment: 'Komentarz',
  commentAbout: (name: string) =>
    `Opcjonalny. ${name} może go przeczytać razem z polubieniem. Twoje imię pojawi się przy nim, gdy będzie dopasowanie albo jeśli ${name} ma premium lub otworzy twoje polubienie.`,
  send: 'Polub',
};
