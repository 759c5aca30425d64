import { interestGroups } from '@kindred/contract/profiles/interests';
import type { DealBreaker } from '@kindred/contract/profiles/limits';
import { inReadersLanguage } from './language.ts';

const en = {
  stale: (now: string[]) =>
    `This was changed somewhere else. ${now.join(' ')} Your changes are still here. Save again to overwrite.`,
  onOff: { on: 'on', off: 'off' },
  nowIs: (field: string, value: string) => `${field} is now: ${value}.`,
  interestGroups,
  groupNames: {
    outdoors: 'Outdoors',
    moving: 'Moving',
    food: 'Food and drink',
    music: 'Music',
    arts: 'Arts',
    home: 'At home',
    world: 'The world',
  } as Record<string, string>,
  underAge: {
    title: 'Is this date right?',
    about: (day: string, age: number, least: number) =>
      `You entered ${day}. That makes you ${age}. You must be ${least} or older to use this service, and we delete accounts of anyone younger.`,
    close: 'Close',
    change: 'Change the date',
    right: "It's right. Delete my account",
  },
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    lastNameWhy: 'Optional. Other members never see it.',
    dateOfBirth: 'Date of birth',
    dateOfBirthWhy: 'You need to be 18 or older. Others see your age, never the date.',
    gender: 'Gender',
    noGender: 'Choose one.',
    ownWords: 'In my own words',
    ownGender: 'How you describe your gender',
    sought: 'I would like to meet',
    noneSought: 'Choose at least one.',
    minAge: 'From age',
    maxAge: 'To age',
    agesReversed: "Enter an age that isn't below the first one.",
    ageRange: (from: number, to: number) => `Enter an age from ${from} to ${to}.`,
    maxDistance: 'Maximum distance',
    bothWaysAbout: 'Otherwise you also see people who are looking for someone else.',
    dealBreakers: 'Deal-breakers',
    dealBreakersAbout: 'We never suggest changing these',
    city: 'City',
    cityHint: 'Start typing, then choose your city.',
    noCity: 'Choose your city.',
    places: 'Matching cities',
    noPlaces: 'No city found. Try a larger town nearby.',
    here: 'Use my location',
    hereFailed: "We couldn't get your location. Type your city instead.",
    bio: 'About me',
    interests: 'Interests',
    prompts: 'Prompts',
    promptEmpty: 'Write an answer, or remove this prompt.',
  },
  dealBreakers: {
    ages: 'My ages',
    distance: 'My distance',
    bothWays: 'Looking for me',
  } satisfies Record<DealBreaker, string> as Record<string, string>,
};

export const messages = inReadersLanguage({ en });
