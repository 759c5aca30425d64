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
  prompt: (label) => `Dein Like für die Antwort auf „${label}“`,
  question: (topic) => `Dein Like für die Antwort zum Thema „${topic}“`,
};

const likedGone: OfKind = {
  photo: () => 'Du hast ein Foto gelikt, das nicht mehr da ist',
  prompt: (label) => `Dein Like für eine Antwort, die sich inzwischen geändert hat, auf „${label}“`,
  question: (topic) =>
    `Dein Like für eine Antwort, die sich inzwischen geändert hat, zum Thema „${topic}“`,
};

const likedYours: Readonly<Record<PartKind, (name: string, what: string) => string>> = {
  photo: (name) => `${name} hat dein Foto gelikt`,
  prompt: (name, label) => `Like von ${name} für deine Antwort auf „${label}“`,
  question: (name, topic) => `Like von ${name} für deine Antwort zum Thema „${topic}“`,
};

const likedYoursGone: typeof likedYours = {
  photo: (name) => `${name} hat ein Foto von dir gelikt, das nicht mehr da ist`,
  prompt: (name, label) => `Like von ${name} für deine inzwischen geänderte Antwort auf „${label}“`,
  question: (name, topic) =>
    `Like von ${name} für deine inzwischen geänderte Antwort zum Thema „${topic}“`,
};

/** By someone whose name is not shown. */
const about: OfKind = {
  photo: () => 'Zu deinem Foto',
  prompt: (label) => `Zu deiner Antwort auf „${label}“`,
  question: (topic) => `Zu deiner Antwort zum Thema „${topic}“`,
};

export const messages: Translated<typeof en> = {
  like,
  liked: { there: liked, gone: likedGone },
  about,
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
  commentAbout: (name: string) =>
    `Freiwillig. ${name} kann ihn zusammen mit deinem Like lesen. Dein Name steht dabei, wenn ihr ein Match habt, ${name} Premium hat oder dein Like öffnet.`,
  send: 'Liken',
};
