import type { OwnUser } from '@kindred/contract/members';
import { type ProfileChange, genders } from '@kindred/contract/profiles';

/** A profile as the fields of its forms hold it. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  /** One of the named genders, `own`, or empty. */
  gender: string;
  ownGender: string;
  sought: string[];
  minAge: string;
  maxAge: string;
  maxDistance: string;
  city: string;
  country: string;
  bio: string;
  interests: string[];
  prompts: { prompt: string; answer: string }[];
}

const isNamed = (gender: string) => (genders as readonly string[]).includes(gender);

export function toDraft(user: OwnUser): ProfileDraft {
  const { gender, lookingFor, location } = user;
  return {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    dateOfBirth: user.dateOfBirth ?? '',
    gender: gender === null || isNamed(gender) ? (gender ?? '') : 'own',
    ownGender: gender !== null && !isNamed(gender) ? gender : '',
    sought: lookingFor.genders,
    minAge: String(lookingFor.minAge ?? Math.max(18, (user.age ?? 30) - 7)),
    maxAge: String(lookingFor.maxAge ?? (user.age ?? 30) + 7),
    maxDistance: String(lookingFor.maxDistance ?? ''),
    city: location.city ?? '',
    country: location.country ?? '',
    bio: user.bio ?? '',
    interests: user.interests,
    prompts: user.prompts,
  };
}

export const groupNames = ['about', 'seeking', 'place', 'texts'] as const;
export type Group = (typeof groupNames)[number];

/** What each group of fields sends. */
export const changes: Record<Group, (draft: ProfileDraft) => ProfileChange> = {
  about: ({ firstName, lastName, dateOfBirth, gender, ownGender }) => ({
    firstName,
    lastName,
    dateOfBirth,
    gender: gender === 'own' ? ownGender : gender,
  }),
  seeking: ({ sought, minAge, maxAge, maxDistance }) => ({
    lookingFor: {
      genders: sought as never,
      minAge: Number(minAge),
      maxAge: Number(maxAge),
      maxDistance: maxDistance ? Number(maxDistance) : null,
    },
  }),
  place: ({ city, country }) => ({ location: { city, country } }),
  texts: ({ bio, interests, prompts }) => ({
    bio,
    interests: interests as never,
    prompts: prompts.filter(({ prompt, answer }) => prompt && answer.trim()) as never,
  }),
};

/** The steps of a new profile, the required ones first. The photo is no group of fields. */
export const stepNames = ['about', 'seeking', 'place', 'photo', 'texts'] as const;
export type Step = (typeof stepNames)[number];

export const isDone: Record<Step, (user: OwnUser) => boolean> = {
  about: ({ firstName, dateOfBirth, gender }) => Boolean(firstName && dateOfBirth && gender),
  seeking: ({ lookingFor: { genders: sought, minAge, maxAge } }) =>
    sought.length > 0 && minAge !== null && maxAge !== null,
  place: ({ location }) => location.city !== null,
  photo: ({ profilePicture }) => profilePicture !== null,
  texts: ({ interests, prompts }) => interests.length > 0 && prompts.length > 0,
};
