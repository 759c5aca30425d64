import { n as interestGroups, t as promptLabels } from './prompts-DcsEnAPY.js';
import { t as questions } from './questions-BRSSKzM1.js';
// web/src/texts/en/profiles.ts
var messages = {
  loading: 'Loading your profile…',
  failed: "This couldn't be loaded",
  again: 'Try again',
  saving: 'Saving…',
  save: 'Save',
  cancel: 'Cancel',
  edit: 'Edit',
  editGroup: (group) => `Edit: ${group}`,
  nothing: 'Nothing yet',
  interests: Object.assign({}, ...Object.values(interestGroups)),
  prompts: promptLabels,
  questionTexts: questions,
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
  },
  sought: {
    woman: 'Women',
    man: 'Men',
    nonbinary: 'Nonbinary people',
    other: 'People of other genders',
  },
  summary: {
    bothWays: 'Only people who are looking for someone like me',
    within: (distance) => `Up to ${distance}`,
    anywhere: 'Anywhere',
    ages: (from, to) => `${from} to ${to} years old`,
    anyone: 'Also people who are looking for someone else',
  },
  own: {
    title: 'Your profile',
    needed: (done, all) => `${done} of ${all} needed to be found`,
    better: (percent) => `${percent}% complete`,
    next: {
      about: 'Next: tell people who you are.',
      place: 'Next: add your city, so people can see how far away you are.',
      seeking: "Next: say who you'd like to meet.",
      photo: 'Next: add a photo so others can find you.',
      interests: 'Next: choose some interests. They show people what you have in common.',
      prompts: 'Next: answer a prompt. It gives people something to write about.',
      questions: 'Next: answer a few questions. The more you share, the better your matches.',
    },
    allDone: 'Your profile is complete.',
    asOthers: 'View as others see it',
    forTeam: "Team accounts don't need a profile. Members never see yours.",
    asOthersHidden: "Others can see your profile once it's complete and has a photo.",
    years: (age) => `${age} years old`,
  },
};
export { messages as t };
