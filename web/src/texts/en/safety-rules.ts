import type { ShippedRule } from '@kindred/contract/site/shipped-rules';
import type { Signal } from '@kindred/contract/site/safety-rules';

const names: Readonly<Record<ShippedRule, string>> = {
  link: 'Links that are spelled out',
  elsewhere: 'Offers at another site',
  messenger: 'Another messenger or a phone number',
  'paid-dates': 'Paid dates',
  script: 'Phrases of romance scams',
  'quick-money': 'Quick money',
  insult: 'Insults',
  demand: 'Sexual demands',
  disguise: 'Disguised words',
  'same-text': 'The same text to many',
  'new-people': 'Many new people in an hour',
  likes: 'Many likes',
  'banned-photo': 'Photo of a banned member',
  'changed-profile': 'Profile changed soon before',
  reports: 'Reports by reliable members',
};

const signals: Readonly<Record<Signal, string>> = {
  words: 'Words in the message',
  link: 'An address that is spelled out, or one of these sites',
  contact: 'A phone number in words, or one of these ways to write elsewhere',
  disguise: 'A word of another rule, disguised',
  'same-text': 'The same or nearly the same text to several people in a week',
  'new-people': 'New people within an hour',
  likes: 'Likes since yesterday',
  'banned-photo': 'A photo that is the same as a banned member’s',
  'changed-profile': 'A photo or the age changed within these hours',
  reports: 'Reports within 30 days, each weighed by earlier ones of the same reporter',
};

/** The rules about first messages: their names, and the words of the office. */
export const messages = {
  levels: {
    noteFrom: 'It counts in the figures of the rules, and nothing else happens.',
    slowFrom: 'For a day, it can write to few new people an hour.',
    holdFrom: 'Its messages to new people wait until the team has looked at it.',
    peopleAnHour: "New people are those who haven't answered yet.",
    youngDays: 'Fakes write to many people in their first days. 0 turns the limit off.',
    youngPeople:
      'It ends early when someone answers, or when the photos are checked. The member reads how it works.',
  },
  names,
  signals,
  about:
    "These rules look at messages to people who haven't answered. Each adds points for each person it was found for. No rule bans anyone: people on your team look at accounts that are held. When you publish without a rule, everyone it alone held is released.",
  list: 'Rules',
  on: 'On',
  weight: 'Points for each person',
  most: 'Counts for at most this many people',
  from: 'Counts from',
  units: { people: 'people', likes: 'likes', hours: 'hours', percent: 'percent' },
  words: (language: string) => `Words in ${language}`,
  wordsAbout: 'One in each line. A star means the rest of a word, a number sign means a number.',
  name: 'Name',
  remove: 'Delete rule',
  add: 'Add a rule with words',
  newName: 'New rule',
  noWords: 'This rule has no words.',
  edit: 'Change',
  done: 'Close',
  figures: ({
    members,
    held,
    upheld,
    errors,
  }: Readonly<Record<'members' | 'held' | 'upheld' | 'errors', number>>) =>
    `This month: ${members} members, ${held} slowed or held, ${upheld} upheld, ${errors} released as errors`,
  noFigures: 'This month: nothing found',
  tryOut: {
    title: 'Try a message',
    about: 'What would this message add? It is not sent anywhere.',
    field: 'Message',
    none: 'No rule finds anything in it.',
    found: (rule: string, points: number) => `${rule}: ${points} points`,
    sum: (points: number, effect: string) =>
      `${points} points for each person who gets it. For three people: ${effect}.`,
    effects: {
      none: 'Nothing happens',
      note: 'It is noted',
      slow: 'The account is slowed',
      hold: 'Its first messages are held',
    },
  },
};
