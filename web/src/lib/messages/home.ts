import { inReadersLanguage } from './language.ts';

const en = {
  greeting: (name: string) => `Good to see you, ${name}`,
  title: 'Find Your Perfect Match',
  lead: 'Meet people who share your interests and want what you want.',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  nextStep: {
    label: 'Next step',
    loading: 'Loading your next step…',
    failed: "Your home page couldn't be loaded",
    again: 'Try again',
    verify: {
      title: 'Confirm your email',
      about: 'So that others can find you and you can see them.',
      action: 'Enter the code',
      verb: 'Enter',
    },
    required: {
      title: 'Complete your profile',
      about: "Others can't find you yet.",
      action: 'Continue',
      verb: 'Continue',
    },
    missing: (done: number, all: number) =>
      `${done} of ${all} parts are done. Others can't find you until all are.`,
    reply: {
      title: 'We answered your report',
      about: 'Read what we found.',
      action: 'Read the answer',
      verb: 'Read',
    },
    match: {
      title: (name: string) => `You and ${name} like each other`,
      about: "It's a match!",
      action: 'View matches',
      verb: 'View',
    },
    turn: {
      title: (name: string) => `${name} is waiting for an answer`,
      about: 'You have unread messages.',
      action: 'Reply',
      verb: 'Reply',
    },
    hello: {
      title: (name: string) => `Say hello to ${name}`,
      about: 'You matched, and no one has written yet.',
      action: 'Write a message',
      verb: 'Write',
    },
    interests: {
      title: 'Choose your interests',
      about: 'They show people what you have in common.',
      action: 'Choose interests',
      verb: 'Choose',
    },
    prompts: {
      title: 'Answer a prompt',
      about: 'It gives people something to write about.',
      action: 'Choose a prompt',
      verb: 'Choose',
    },
    questions: {
      title: (missing: number) =>
        missing === 1 ? 'Answer 1 more question' : `Answer ${missing} more questions`,
      about: 'Then you see how well you and others match.',
      action: 'Answer questions',
      verb: 'Answer',
    },
    likes: {
      title: (count: number) => (count === 1 ? '1 person likes you' : `${count} people like you`),
      about: 'If you like one of them too, you match.',
      action: 'View likes',
      verb: 'View',
    },
    browse: {
      title: "See who's new",
      about: 'There are people you can meet.',
      action: 'Browse people',
      verb: 'Browse',
    },
    widen: {
      title: 'No one new fits right now',
      about: 'See which change would bring you more people.',
      action: 'See what helps',
      verb: 'See',
    },
  },
  today: {
    title: 'Today',
    loading: 'Loading what is new…',
    turn: 'Your turn',
    allMatches: 'All matches',
    photo: (name: string) => `${name} sent a photo`,
    silent: 'You matched. No one has written yet.',
    seeAll: 'See all',
    locked: 'If you like one of them too, you match.',
    people: 'New people',
    discover: 'Discover',
    question: 'One question',
    skip: 'Skip',
    another: 'Another question',
  },
  collage: {
    first: { name: 'Amara', age: '27' },
    second: { name: 'Jonas', age: '30' },
    common: 'Two interests in common',
    interests: 'Sunday hikes, live jazz',
  },
  figures: {
    title: 'In numbers',
    activeUsers: 'Active users',
    successStories: 'Success stories',
    satisfaction: 'Satisfaction',
    support: 'Support',
  },
  features: {
    title: 'Features',
    safe: {
      title: 'Safe & Secure',
      text: "Your location is rounded to about two kilometres before we store it. No ads, no trackers, and passwords even we can't read.",
    },
    smart: {
      title: 'Smart Matching',
      text: "Profiles show more than a photo: who you'd like to meet, what you enjoy, and who you are in your own words.",
    },
    global: {
      title: 'Global Community',
      text: 'Any city in any country, and gender in your own words. Everyone 18 and over is welcome.',
    },
  },
  signIn: {
    title: 'Already a member?',
    text: 'Sign in with your email and password.',
    action: 'Sign in',
    noAccount: 'No account?',
    join: 'Create one',
  },
};

export const messages = inReadersLanguage({ en });
