import type { OwnUser } from '@kindred/contract/members';

/** What others need before they can find a member, in the order in which it is asked. */
export const requiredParts = ['about', 'place', 'seeking', 'photo'] as const;

/** What makes a profile better. */
export const optionalParts = ['interests', 'prompts'] as const;

export const profileParts = [...requiredParts, ...optionalParts] as const;
export type Part = (typeof profileParts)[number];

/** The number of the step that asks for a part. */
export const stepOfPart = (part: Part) => profileParts.indexOf(part) + 1;

/** Fewer answers than this say little about two people. */
export const enoughAnswers = 5;

/** With that many, others know what they decide by. */
export const enoughFacts = 3;

export const isDone: Record<Part, (user: OwnUser) => boolean> = {
  about: ({ firstName, dateOfBirth, gender }) => Boolean(firstName && dateOfBirth && gender),
  place: ({ location }) => location.city !== null,
  seeking: ({ lookingFor: { genders, minAge, maxAge } }) =>
    genders.length > 0 && minAge !== null && maxAge !== null,
  photo: ({ profilePicture }) => profilePicture !== null,
  interests: ({ interests }) => interests.length > 0,
  prompts: ({ prompts }) => prompts.length > 0,
};
