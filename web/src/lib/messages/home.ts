import { inReadersLanguage } from './language.ts';

const en = {
  greeting: (name: string) => `Good to see you, ${name}`,
  title: 'Find Your Perfect Match',
  lead: 'Meet people who share your interests and want what you want.',
  getStarted: 'Get Started',
  learnMore: 'Learn More',
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
