import type { PartKind } from '@kindred/contract/likes/liked-part';

type OfKind = Readonly<Record<PartKind, (what: string) => string>>;

const like: OfKind = {
  photo: () => 'Like this photo',
  prompt: (label) => `Like the answer to “${label}”`,
  question: (topic) => `Like the answer about ${topic}`,
};

const liked: OfKind = {
  photo: () => 'You liked this photo',
  prompt: (label) => `You liked the answer to “${label}”`,
  question: (topic) => `You liked the answer about ${topic}`,
};

const likedGone: OfKind = {
  photo: () => 'You liked a photo that is no longer there',
  prompt: (label) => `You liked an answer to “${label}”, which has changed since`,
  question: (topic) => `You liked an answer about ${topic}, which has changed since`,
};

const likedYours: Readonly<Record<PartKind, (name: string, what: string) => string>> = {
  photo: (name) => `${name} liked your photo`,
  prompt: (name, label) => `${name} liked your answer to “${label}”`,
  question: (name, topic) => `${name} liked your answer about ${topic}`,
};

const likedYoursGone: typeof likedYours = {
  photo: (name) => `${name} liked a photo of yours that is no longer there`,
  prompt: (name, label) => `${name} liked your answer to “${label}”, which you have changed since`,
  question: (name, topic) =>
    `${name} liked your answer about ${topic}, which you have changed since`,
};

/** By someone whose name is not shown. */
const about: OfKind = {
  photo: () => 'On your photo',
  prompt: (label) => `On your answer to “${label}”`,
  question: (topic) => `On your answer about ${topic}`,
};

export const messages = {
  like,
  liked: { there: liked, gone: likedGone },
  about,
  likedYours: { there: likedYours, gone: likedYoursGone },
  answers: 'Like an answer you agree on',
  title: (name: string): OfKind => ({
    photo: () => `Like ${name}'s photo`,
    prompt: () => `Like ${name}'s answer`,
    question: () => `Like ${name}'s answer`,
  }),
  /** Of an answer to a question only the question is shown. */
  agreed: "You like each other's answer to",
  question: (start: string) => `“${start} …”`,
  comment: 'Comment',
  commentAbout: (name: string) =>
    `Optional. ${name} can read it with your like. Your name appears with it when you match, or if ${name} has premium or opens your like.`,
  send: 'Like',
};
