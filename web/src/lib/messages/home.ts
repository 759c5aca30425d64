import { inReadersLanguage } from './language.ts';

const en = {
  greeting: (name: string) => `Good to see you, ${name}`,
  title: 'Find Your Perfect Match',
  lead: 'Someone out there loves what you love, laughs at what you laugh at and hopes for what you hope for. This place is made for the two of you.',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
  collage: {
    first: { name: 'Amara', age: '27' },
    second: { name: 'Jonas', age: '30' },
    common: 'Two things in common',
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
    title: 'What you can expect',
    safe: {
      title: 'Safe & Secure',
      text: 'Where you live is rounded to about two kilometres before it is kept. No adverts, no trackers, and a password that nobody but you can read.',
    },
    smart: {
      title: 'Smart Matching',
      text: 'A profile here says more than a picture: whom you hope to meet, what you enjoy, and who you are in your own words. Good matches start there.',
    },
    global: {
      title: 'Global Community',
      text: 'Any city of any country, and gender in your own words. Everyone of 18 and over is welcome to be who they are.',
    },
  },
  signIn: {
    title: 'Already a member?',
    text: 'Sign in with your email address and your password.',
    action: 'Sign in',
    noAccount: 'No account?',
    join: 'Create one',
  },
};

export const messages = inReadersLanguage({ en });
