import type { CheckEnd, CheckRefusal } from '../../photo-checks/outcomes.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly sentence: string;
}

export const refusalTexts: Readonly<Record<CheckRefusal, Texts>> = {
  'different-person': {
    label: 'Different person',
    sentence: 'The person in the picture seems to be someone else than in your photos.',
  },
  'picture-of-picture': {
    label: 'Photo of a photo or screen',
    sentence: 'The picture seems to show a photo or a screen, not the moment.',
  },
  pose: {
    label: 'Pose not done',
    sentence: 'The picture shows another pose than the one we asked for.',
  },
  'face-hidden': { label: 'Face not visible', sentence: "Your face can't be seen well enough." },
  minor: {
    label: 'Looks under 18',
    sentence: 'You look younger than 18. Our team is looking at your account.',
  },
};

export const endTexts: Readonly<Record<CheckEnd, string>> = {
  photo: 'Your main photo has changed since the check.',
  name: 'Your name has changed since the check.',
  age: 'Your date of birth has changed since the check.',
};
