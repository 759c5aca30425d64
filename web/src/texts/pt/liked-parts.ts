import type { messages as en } from '../en/liked-parts.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { PartKind } from '@kindred/contract/likes/liked-part';

type OfKind = Readonly<Record<PartKind, (what: string) => string>>;

const like: OfKind = {
  photo: () => 'Curtir esta foto',
  prompt: (label) => `Curtir a resposta a “${label}”`,
  question: (topic) => `Curtir a resposta sobre ${topic}`,
};

const liked: OfKind = {
  photo: () => 'Você curtiu esta foto',
  prompt: (label) => `Você curtiu a resposta a “${label}”`,
  question: (topic) => `Você curtiu a resposta sobre ${topic}`,
};

const likedGone: OfKind = {
  photo: () => 'Você curtiu uma foto que não está mais no perfil',
  prompt: (label) => `Você curtiu uma resposta a “${label}”, que mudou desde então`,
  question: (topic) => `Você curtiu uma resposta sobre ${topic}, que mudou desde então`,
};

const likedYours: Readonly<Record<PartKind, (name: string, what: string) => string>> = {
  photo: (name) => `${name} curtiu sua foto`,
  prompt: (name, label) => `${name} curtiu sua resposta a “${label}”`,
  question: (name, topic) => `${name} curtiu sua resposta sobre ${topic}`,
};

const likedYoursGone: typeof likedYours = {
  photo: (name) => `${name} curtiu uma foto sua que não está mais no perfil`,
  prompt: (name, label) => `${name} curtiu sua resposta a “${label}”, que você mudou desde então`,
  question: (name, topic) =>
    `${name} curtiu sua resposta sobre ${topic}, que você mudou desde então`,
};

/** By someone whose name is not shown. */
const about: OfKind = {
  photo: () => 'Sobre sua foto',
  prompt: (label) => `Sobre sua resposta a “${label}”`,
  question: (topic) => `Sobre sua resposta a respeito de ${topic}`,
};

export const messages: Translated<typeof en> = {
  like,
  liked: { there: liked, gone: likedGone },
  about,
  likedYours: { there: likedYours, gone: likedYoursGone },
  answers: 'Curta uma resposta em que vocês concordam',
  title: (name: string): OfKind => ({
    photo: () => `Curtir a foto de ${name}`,
    prompt: () => `Curtir a resposta de ${name}`,
    question: () => `Curtir a resposta de ${name}`,
  }),
  /** Of an answer to a question only the question is shown. */
  agreed: 'Vocês combinam em',
  question: (start: string) => `“${start}…”`,
  comment: 'Comentário',
  commentAbout: (name: string) =>
    `Opcional. ${name} pode ler junto com sua curtida. Seu nome aparece quando vocês derem match ou se ${name} tiver premium ou abrir sua curtida.`,
  send: 'Curtir',
};
