import { t as messages$1 } from './profiles-DnNuMvS1.js';
import { t as topics } from './topics-CDNFvNRW.js';
var messages = {
  like: {
    photo: () => 'Like this photo',
    prompt: (label) => `Like the answer to “${label}”`,
    question: (topic) => `Like the answer about ${topic}`,
  },
  liked: {
    there: {
      photo: () => 'You liked this photo',
      prompt: (label) => `You liked the answer to “${label}”`,
      question: (topic) => `You liked the answer about ${topic}`,
    },
    gone: {
      photo: () => 'You liked a photo that is no longer there',
      prompt: (label) => `You liked an answer to “${label}”, which has changed since`,
      question: (topic) => `You liked an answer about ${topic}, which has changed since`,
    },
  },
  likedYours: {
    there: {
      photo: (name) => `${name} liked your photo`,
      prompt: (name, label) => `${name} liked your answer to “${label}”`,
      question: (name, topic) => `${name} liked your answer about ${topic}`,
    },
    gone: {
      photo: (name) => `${name} liked a photo of yours that is no longer there`,
      prompt: (name, label) =>
        `${name} liked your answer to “${label}”, which you have changed since`,
      question: (name, topic) =>
        `${name} liked your answer about ${topic}, which you have changed since`,
    },
  },
  answers: 'Like an answer you agree on',
  title: (name) => ({
    photo: () => `Like ${name}'s photo`,
    prompt: () => `Like ${name}'s answer`,
    question: () => `Like ${name}'s answer`,
  }),
  /** Of an answer to a question only the question is shown. */
  agreed: "You like each other's answer to",
  question: (start) => `“${start} …”`,
  comment: 'Comment',
  commentAbout: (name) => `Optional. ${name} sees it together with your like.`,
  send: 'Like',
};
// web/src/lib/facts/part-name.ts
var nameOf = {
  photo: () => '',
  prompt: (id) => messages$1.prompts[id] ?? id,
  question: (id) => topics[id] ?? id,
};
/** What a prompt is called, or what a question is about. */
var partName = ({ kind, id }) => nameOf[kind](id);
export { messages as n, partName as t };
