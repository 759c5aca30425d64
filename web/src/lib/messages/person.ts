import { inReadersLanguage } from './language.ts';

const en = {
  loading: 'Loading…',
  unknown: "This profile isn't here",
  unknownText: "It was closed, paused or hidden, or it's no longer shown to you.",
  onward: 'Go to Discover',
  you: 'This is how others see you.',
  toProfile: 'Back to your profile',
  online: 'Online now',
  about: (name: string) => `About ${name}`,
  interests: 'Interests',
  youShare: 'You share',
  also: 'Also',
  back: 'Back',
  match: (name: string) => `How you and ${name} match`,
  photos: (name: string) => `Photos of ${name}`,
  photo: (name: string, number: number) => `${name}, photo ${number}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  photoCount: (number: number, all: number) => `${number} of ${all}`,
  menu: (name: string) => `More about ${name}`,
  reportAbout: "They won't know you reported them.",
  blockAbout: "You won't see each other anymore.",
  safety: 'Safety',
  report: 'Report',
  reportPhoto: 'Report this photo',
  block: 'Block',
  blockTitle: (name: string) => `Block ${name}?`,
  blockText:
    "You won't see each other anymore, and we won't tell them. You can unblock them in your settings. Then a match and its conversation come back for both of you, so they can tell that you blocked them.",
  cancel: 'Cancel',
};

export const messages = inReadersLanguage({ en });
