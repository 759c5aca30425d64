import { interestGroups } from '@kindred/contract/profiles/interests';
import { promptLabels } from '@kindred/contract/profiles/prompts';
import { formatPercent } from '../../lib/formats/formats.ts';

export const messages = {
  loading: 'Loading your profile…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  saving: 'Saving…',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  editGroup: (group: string) => `Edit: ${group}`,
  nothing: 'Nothing yet',
  interests: Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>,
  prompts: promptLabels as Record<string, string>,
  groups: {
    about: 'About you',
    seeking: "Who you'd like to meet",
    place: 'Your location',
    bio: 'About me',
    interests: 'Interests',
    prompts: 'Prompts',
  },
  genders: {
    woman: 'Woman',
    man: 'Man',
    nonbinary: 'Nonbinary',
  } as Record<string, string>,
  /** As in a sentence: what begins with one gets a capital letter. */
  sought: {
    woman: 'women',
    man: 'men',
    nonbinary: 'nonbinary people',
    other: 'people of other genders',
  } as Record<string, string>,
  summary: {
    bothWays: 'Only people who are looking for someone like me',
    within: (distance: string) => `Up to ${distance}`,
    anywhere: 'Anywhere',
    ages: (from: number, to: number) => `${from} to ${to} years old`,
    anyone: 'Also people who are looking for someone else',
  },
  own: {
    title: 'Your profile',
    needed: (done: number, all: number) => `${done} of ${all} needed to be found`,
    better: (percent: number) => `${formatPercent(percent)} complete`,
    next: {
      about: 'Next: tell people who you are.',
      place: 'Next: add your city, so people can see how far away you are.',
      seeking: "Next: say who you'd like to meet.",
      photo: 'Next: add a photo so others can find you.',
      interests: 'Next: choose some interests. They show people what you have in common.',
      prompts: 'Next: answer a prompt. It gives people something to write about.',
      questions: 'Next: answer a few questions. The more you share, the better your matches.',
      facts: 'Next: add a few facts about you. People decide by them.',
    },
    allDone: 'Your profile is complete.',
    asOthers: 'View as others see it',
    forTeam: "Team accounts don't need a profile. Members never see yours.",
    asOthersHidden: "Others can see your profile once it's complete and has a photo.",
    years: (age: number) => `${age} years old`,
  },
};
