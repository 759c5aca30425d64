import type { requiredParts } from '../../lib/facts/completeness.ts';

type Part = (typeof requiredParts)[number];

const parts: Readonly<Record<Part, string>> = {
  about: 'your name, age and gender',
  place: 'your city',
  seeking: "who you'd like to meet",
  photo: 'a photo of you',
};

export const messages = {
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
