import type { OwnUser } from '@kindred/contract/members';
import { type ProfileChange } from '@kindred/contract/profiles';
import { genders } from '@kindred/contract/profiles/limits';
import { isoDay } from '../../lib/facts/birth-date.ts';

/** The form values of a profile. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  /** As typed: year, month and day, with hyphens between them. */
  dateOfBirth: string;
  /** One of the named genders, `own`, or empty. */
  gender: string;
  ownGender: string;
  sought: string[];
  minAge: string;
  maxAge: string;
  maxDistance: string;
  bothWays: boolean;
  dealBreakers: string[];
  city: string;
  country: string;
  bio: string;
  interests: string[];
  prompts: { prompt: string; answer: string }[];
}

/** Kilometres that newcomers begin with: 50 miles. Those who have chosen ages have also chosen how far. */
const firstDistance = 80;

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
    maxDistance: String(
      lookingFor.maxDistance ?? (lookingFor.minAge === null ? firstDistance : ''),
    ),
    bothWays: user.settings.bothWays,
    dealBreakers: lookingFor.dealBreakers,
    city: location.city ?? '',
    country: location.country ?? '',
    bio: user.bio ?? '',
    interests: user.interests,
    prompts: user.prompts,
  };
}

/** The fields of each group, which are edited and saved together. */
export const fieldsOf = {
  about: ['firstName', 'lastName', 'dateOfBirth', 'gender', 'ownGender'],
  seeking: ['sought', 'minAge', 'maxAge', 'maxDistance', 'bothWays', 'dealBreakers'],
  place: ['city', 'country'],
  bio: ['bio'],
  interests: ['interests'],
  prompts: ['prompts'],
} as const satisfies Record<string, readonly (keyof ProfileDraft)[]>;

export type Group = keyof typeof fieldsOf;
export const groupNames = Object.keys(fieldsOf) as Group[];

/** The request of each group of fields. */
export const changes: Record<Group, (draft: ProfileDraft) => ProfileChange> = {
  about: ({ firstName, lastName, dateOfBirth, gender, ownGender }) => ({
    firstName,
    lastName,
    dateOfBirth: isoDay(dateOfBirth),
    gender: gender === 'own' ? ownGender : gender,
  }),
  seeking: ({ sought, minAge, maxAge, maxDistance, bothWays, dealBreakers }) => ({
    lookingFor: {
      genders: sought as never,
      minAge: Number(minAge),
      maxAge: Number(maxAge),
      maxDistance: maxDistance ? Number(maxDistance) : null,
      bothWays,
      dealBreakers: dealBreakers as never,
    },
  }),
  place: ({ city, country }) => ({ location: { city, country } }),
  bio: ({ bio }) => ({ bio }),
  interests: ({ interests }) => ({ interests: interests as never }),
  prompts: ({ prompts }) => ({ prompts: prompts as never }),
};
