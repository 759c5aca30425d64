import type { RefusalReason } from '../../approvals/reasons.ts';

interface Texts {
  /** What staff choose. */
  readonly label: string;
  /** What the member reads. */
  readonly member: string;
}

export const reasonTexts: Readonly<Record<RefusalReason, Texts>> = {
  photos: {
    label: 'Photos',
    member: "Your photos don't show you well enough. Choose ones on which you can be recognized.",
  },
  incomplete: {
    label: 'Too little in the profile',
    member: 'Your profile says too little about you.',
  },
  'not-genuine': { label: 'Not genuine', member: "We weren't sure that the profile is yours." },
  behavior: {
    label: 'Against the rules',
    member: 'Something in your profile is against our rules.',
  },
  'not-for-them': {
    label: 'Not what the site is for',
    member: "Your profile doesn't fit what this community is for.",
  },
  other: {
    label: 'Another reason',
    member: 'Something in your profile kept us from approving it.',
  },
};
