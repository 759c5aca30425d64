import type { PartKind } from '@kindred/contract/likes/liked-part';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/liked-parts.ts';

type OfKind = Readonly<Record<PartKind, (what: string) => string>>;

const like: OfKind = {
  photo: () => 'Dieses Foto liken',
  prompt: (label) => `Antwort auf „${label}“ liken`,
  question: (topic) => `Antwort zum Thema „${topic}“ liken`,
};

const liked: OfKind = {
  photo: () => 'Du hast dieses Foto gelikt',
  prompt: (label) => `Du hast die Antwort auf „${label}“ gelikt`,
  question: (topic) => `Du hast die Antwort zum Thema „${topic}“ gelikt`,
};

const likedGone: OfKind = {
  photo: () => 'Du hast ein Foto gelikt, das nicht mehr da ist',
  prompt: (label) => `Du hast eine Antwort auf „${label}“ gelikt, die sich inzwischen geändert hat`,
  question: (topic) =>
    `Du hast eine Antwort zum Thema „${topic}“ gelikt, die sich inzwischen geändert hat`,
};

const likedYours: Readonly<Record<PartKind, (name: string, what: string) => string>> = {
  photo: (name) => `${name} hat dein Foto gelikt`,
  prompt: (name, label) => `${name} hat deine Antwort auf „${label}“ gelikt`,
  question: (name, topic) => `${name} hat deine Antwort zum Thema „${topic}“ gelikt`,
};

const likedYoursGone: typeof likedYours = {
  photo: (name) => `${name} hat ein Foto von dir gelikt, das nicht mehr da ist`,
  prompt: (name, label) =>
    `${name} hat deine Antwort auf „${label}“ gelikt, die du inzwischen geändert hast`,
  question: (name, topic) =>
    `${name} hat deine Antwort zum Thema „${topic}“ gelikt, die du inzwischen geändert hast`,
};

export const messages: Translated<typeof en> = {
  like,
  liked: { there: liked, gone: likedGone },
  likedYours: { there: likedYours, gone: likedYoursGone },
  answers: 'Like eine Antwort, bei der ihr euch einig seid',
  title: (name: string): OfKind => ({
    photo: () => `Foto von ${name} liken`,
    prompt: () => `Antwort von ${name} liken`,
    question: () => `Antwort von ${name} liken`,
  }),
  /** Of an answer to a question only the question is shown. */
  agreed: 'Ihr seid euch einig bei',
  question: (start: string) => `„${start} …“`,
  comment: 'Kommentar',
  commentAbout: (name: string) => `Freiwillig. ${name} sieht ihn zusammen mit deinem Like.`,
  send: 'Liken',
};
