import type { PartKind } from '@kindred/contract/likes/liked-part';
import { de } from '@kindred/contract/texts/fr/elision';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/liked-parts.ts';

type OfKind = Readonly<Record<PartKind, (what: string) => string>>;

const like: OfKind = {
  photo: () => 'Liker cette photo',
  prompt: (label) => `Liker la réponse à « ${label} »`,
  question: (topic) => `Liker la réponse sur ${topic}`,
};

const liked: OfKind = {
  photo: () => 'Tu as liké cette photo',
  prompt: (label) => `Tu as liké la réponse à « ${label} »`,
  question: (topic) => `Tu as liké la réponse sur ${topic}`,
};

const likedGone: OfKind = {
  photo: () => 'Tu as liké une photo qui n’est plus là',
  prompt: (label) => `Tu as liké une réponse à « ${label} », qui a changé depuis`,
  question: (topic) => `Tu as liké une réponse sur ${topic}, qui a changé depuis`,
};

const likedYours: Readonly<Record<PartKind, (name: string, what: string) => string>> = {
  photo: (name) => `${name} a liké ta photo`,
  prompt: (name, label) => `${name} a liké ta réponse à « ${label} »`,
  question: (name, topic) => `${name} a liké ta réponse sur ${topic}`,
};

const likedYoursGone: typeof likedYours = {
  photo: (name) => `${name} a liké une de tes photos, qui n’est plus là`,
  prompt: (name, label) => `${name} a liké ta réponse à « ${label} », que tu as changée depuis`,
  question: (name, topic) => `${name} a liké ta réponse sur ${topic}, que tu as changée depuis`,
};

/** By someone whose name is not shown. */
const about: OfKind = {
  photo: () => 'À propos de ta photo',
  prompt: (label) => `À propos de ta réponse à « ${label} »`,
  question: (topic) => `À propos de ta réponse sur ${topic}`,
};

export const messages: Translated<typeof en> = {
  like,
  liked: { there: liked, gone: likedGone },
  about,
  likedYours: { there: likedYours, gone: likedYoursGone },
  answers: 'Liker une réponse sur laquelle vous êtes d’accord',
  title: (name: string): OfKind => ({
    photo: () => `Liker la photo ${de(name)}`,
    prompt: () => `Liker la réponse ${de(name)}`,
    question: () => `Liker la réponse ${de(name)}`,
  }),
  /** Of an answer to a question only the question is shown. */
  agreed: 'Vous êtes d’accord sur',
  question: (start: string) => `« ${start}… »`,
  comment: 'Commentaire',
  commentAbout: (name: string) =>
    `Facultatif. ${name} peut le lire avec ton like. Ton prénom s’affiche en cas de match, ou si ${name} a Premium ou ouvre ton like.`,
  send: 'Liker',
};
