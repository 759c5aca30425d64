import type { PartKind } from '@kindred/contract/likes/liked-part';
import type { messages as en } from '../en/liked-parts.ts';
import type { Translated } from '@kindred/contract/texts/translated';

type OfKind = Readonly<Record<PartKind, (what: string) => string>>;

const like: OfKind = {
  photo: () => 'Dar like a esta foto',
  prompt: (label) => `Dar like a la respuesta a “${label}”`,
  question: (topic) => `Dar like a la respuesta sobre ${topic}`,
};

const liked: OfKind = {
  photo: () => 'Te gustó esta foto',
  prompt: (label) => `Te gustó la respuesta a “${label}”`,
  question: (topic) => `Te gustó la respuesta sobre ${topic}`,
};

const likedGone: OfKind = {
  photo: () => 'Te gustó una foto que ya no está',
  prompt: (label) => `Te gustó una respuesta a “${label}” que ha cambiado desde entonces`,
  question: (topic) => `Te gustó una respuesta sobre ${topic} que ha cambiado desde entonces`,
};

const likedYours: Readonly<Record<PartKind, (name: string, what: string) => string>> = {
  photo: (name) => `A ${name} le gustó tu foto`,
  prompt: (name, label) => `A ${name} le gustó tu respuesta a “${label}”`,
  question: (name, topic) => `A ${name} le gustó tu respuesta sobre ${topic}`,
};

const likedYoursGone: typeof likedYours = {
  photo: (name) => `A ${name} le gustó una foto tuya que ya no está`,
  prompt: (name, label) =>
    `A ${name} le gustó tu respuesta a “${label}”, que cambiaste desde entonces`,
  question: (name, topic) =>
    `A ${name} le gustó tu respuesta sobre ${topic}, que cambiaste desde entonces`,
};

/** By someone whose name is not shown. */
const about: OfKind = {
  photo: () => 'Sobre tu foto',
  prompt: (label) => `Sobre tu respuesta a “${label}”`,
  question: (topic) => `Sobre tu respuesta acerca de ${topic}`,
};

export const messages: Translated<typeof en> = {
  like,
  liked: { there: liked, gone: likedGone },
  about,
  likedYours: { there: likedYours, gone: likedYoursGone },
  answers: 'Da like a una respuesta en la que coincides',
  title: (name: string): OfKind => ({
    photo: () => `Dar like a la foto de ${name}`,
    prompt: () => `Dar like a la respuesta de ${name}`,
    question: () => `Dar like a la respuesta de ${name}`,
  }),
  /** Of an answer to a question only the question is shown. */
  agreed: 'Coincides en la respuesta a',
  question: (start: string) => `“${start}…”`,
  comment: 'Comentario',
  commentAbout: (name: string) =>
    `Opcional. ${name} puede leerlo con tu like. Tu nombre aparece con él cuando hay match, o si ${name} tiene premium o abre tu like.`,
  send: 'Like',
};
