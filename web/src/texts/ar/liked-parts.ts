import type { PartKind } from '@kindred/contract/likes/liked-part';
import type { messages as en } from '../en/liked-parts.ts';
import type { Translated } from '@kindred/contract/texts/translated';

type OfKind = Readonly<Record<PartKind, (what: string) => string>>;

const like: OfKind = {
  photo: () => 'إعجاب بهذه الصورة',
  prompt: (label) => `إعجاب بالإجابة عن «${label}»`,
  question: (topic) => `إعجاب بالإجابة عن ${topic}`,
};

const liked: OfKind = {
  photo: () => 'أعجبتك هذه الصورة',
  prompt: (label) => `أعجبتك الإجابة عن «${label}»`,
  question: (topic) => `أعجبتك الإجابة عن ${topic}`,
};

const likedGone: OfKind = {
  photo: () => 'أعجبتك صورة لم تعد موجودة',
  prompt: (label) => `أعجبتك إجابة عن «${label}» تغيّرت منذ ذلك الحين`,
  question: (topic) => `أعجبتك إجابة عن ${topic} تغيّرت منذ ذلك الحين`,
};

const likedYours: Readonly<Record<PartKind, (name: string, what: string) => string>> = {
  photo: (name) => `إعجاب من ${name} بصورتك`,
  prompt: (name, label) => `إعجاب من ${name} بإجابتك عن «${label}»`,
  question: (name, topic) => `إعجاب من ${name} بإجابتك عن ${topic}`,
};

const likedYoursGone: typeof likedYours = {
  photo: (name) => `إعجاب من ${name} بصورة لك لم تعد موجودة`,
  prompt: (name, label) => `إعجاب من ${name} بإجابتك عن «${label}» التي تغيّرت منذ ذلك الحين`,
  question: (name, topic) => `إعجاب من ${name} بإجابتك عن ${topic} التي تغيّرت منذ ذلك الحين`,
};

/** By someone whose name is not shown. */
const about: OfKind = {
  photo: () => 'عن صورتك',
  prompt: (label) => `عن إجابتك عن «${label}»`,
  question: (topic) => `عن إجابتك عن ${topic}`,
};

export const messages: Translated<typeof en> = {
  like,
  liked: { there: liked, gone: likedGone },
  about,
  likedYours: { there: likedYours, gone: likedYoursGone },
  answers: 'إعجاب بإجابة اتفقتما عليها',
  title: (name: string): OfKind => ({
    photo: () => `إعجاب بصورة ${name}`,
    prompt: () => `إعجاب بإجابة ${name}`,
    question: () => `إعجاب بإجابة ${name}`,
  }),
  /** Of an answer to a question only the question is shown. */
  agreed: 'الإعجاب متبادل بإجابتيكما عن',
  question: (start: string) => `«${start} …»`,
  comment: 'تعليق',
  commentAbout: (name: string) =>
    `اختياري. يصل مع إعجابك إلى ${name}. ويظهر اسمك معه عند حصول التطابق، أو إذا كان لدى ${name} بريميوم، أو عند فتح إعجابك.`,
  send: 'إعجاب',
};
