import type { requiredParts } from '../facts/completeness.ts';
import { inReadersLanguage } from './language.ts';

type Part = (typeof requiredParts)[number];

const parts: Readonly<Record<Part, string>> = {
  about: 'your name, age and gender',
  place: 'your city',
  seeking: "who you'd like to meet",
  photo: 'a photo of you',
};

const en = {
  loading: 'Loading…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  title: 'Complete your profile first',
  about: (missing: readonly Part[]) => {
    const what = new Intl.ListFormat('en').format(missing.map((part) => parts[part]));
    return `${what && `Still missing: ${what}. `}Then you can see people, and they can find you.`;
  },
  action: 'Complete my profile',
};

export const messages = inReadersLanguage({ en });
