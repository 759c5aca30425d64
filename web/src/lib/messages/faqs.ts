import { inReadersLanguage } from './language.ts';

/** What an answer may name: the service, and where its support is reached. */
interface Names {
  brand: string;
  support: string;
  /** For how many days what is to be deleted is kept. */
  days: { leaving: number; exports: number; reports: number };
}

interface Question {
  question: string;
  answer: (names: Names) => string[];
}

const questions = {
  'creating-an-account': {
    question: 'How do I create an account?',
    answer: () => [
      'Choose Join at the top of the page. Three short steps ask for your first name, your date of birth, and an email address with a password. You have to be 18 or older.',
      'We then send a code of six digits to your address. Type it on the page where you registered, and the address is confirmed. On another device, open the link in the mail and choose a new password there. The code works for ten minutes; you can ask for a new one.',
    ],
  },
  matching: {
    question: 'How does matching work?',
    answer: ({ brand }) => [
      'A match begins with two profiles. A profile holds whom you hope to meet, in what ages and how far away, what you enjoy, and answers in your own words.',
      'Where you look at somebody, you see how well the two of you fit by the interests you share and the questions you both answered, with the reasons. A little in common counts for little: nobody is at 100 after one question.',
      `You and somebody else can see each other only when each of you is of a gender and an age that the other hopes to meet. This version of ${brand} does not suggest people to you by itself.`,
    ],
  },
  premium: {
    question: 'How do I upgrade to premium?',
    answer: ({ support }) => [
      'Premium comes in three plans: monthly, quarterly and annual. There is no checkout on these pages, so nothing here asks for a card and nothing here can charge you.',
      `Premium is entered by our team, always with a day on which it ends, and it never renews by itself. Write to ${support} and name the plan you are thinking of.`,
    ],
  },
  reporting: {
    question: 'How do I report someone?',
    answer: ({ support }) => [
      'Choose Report at the end of their profile, and say what happened and when. You can block them in the same step, and they never learn who reported. What you noticed is enough; you do not have to prove anything.',
      `What becomes of it, and our answer, you find under My reports in your settings. If you cannot open their profile, report a problem there, or write to ${support}.`,
      'If you are in danger, call the emergency number of your country first.',
    ],
  },
  'deleting-my-account': {
    question: 'How do I delete my account?',
    answer: ({ days }) => [
      `At the end of your settings, by “Delete my account” and your password. If you have none because you came by Google or Facebook, we mail you a code. From that moment nobody sees you, and every device is signed out.`,
      `For ${days.leaving} days you can sign in and come back. Then everything is erased for good: profile, pictures, answers, blocks and sessions. Reports stay with our team until ${days.reports} days after they were settled. Your address can be used to register again.`,
      'Would you like to keep a copy? Have your archive made first, in the settings too. Signing out is not deleting: it leaves your account as it is.',
    ],
  },
  'resetting-my-password': {
    question: 'I forgot my password. What now?',
    answer: () => [
      'Choose “Forgot your password?” where you sign in and type your email address. If it belongs to an account, we send a link to it. The link works once, for one hour, and lets you choose a new password.',
      'After that you sign in with the new one on every device. Google and Facebook, if you used them, are removed from your account; Google is added again when you next sign in with it. We do not know your password, since only a hash of it is stored, and we will never ask you for it.',
    ],
  },
  'who-liked-me': {
    question: 'Can I see who liked me?',
    answer: ({ brand }) => [
      `This version of ${brand} has no likes. Nobody can like you here and you can like nobody, so there is no such list, with premium or without.`,
      'If a message says that someone here likes you and wants a click or a payment to tell you who, it does not come from us.',
    ],
  },
  location: {
    question: 'How is my location used?',
    answer: () => [
      'A profile can name a city and a country. The position that belongs to it is rounded to a grid of about two kilometres before it is stored, so your exact place is never kept.',
      'Your profile asks your browser where you are only when you choose to. Others read your city and roughly how far away you are, measured between two such rounded positions.',
    ],
  },
  'technical-issues': {
    question: 'Something does not work. What can I do?',
    answer: ({ support }) => [
      'Look at your connection first: when you are offline, a note on the page says so. Then reload the page, try a current version of another browser, and sign out and in again.',
      `If it stays broken, write to ${support}. Tell us what you did, what you saw, and which device and browser you use.`,
    ],
  },
  notifications: {
    question: 'Which notifications will I get?',
    answer: ({ brand }) => [
      'Behind the bell at the top of the page, and by mail: that we answered a report of yours or decided on it, and that a photo of yours cannot be shown. In your settings you choose which of these you get and how.',
      `You always get email about your account: codes and links you asked for, and a message when your password, email, ways to sign in or access changes, when our team bans, deactivates or reactivates your account, and when premium is given or ends. ${brand} sends no newsletters, no text messages and no push notifications.`,
      'Be wary of any message in our name that asks for your password, a code or money.',
    ],
  },
} satisfies Record<string, Question>;

const en = {
  title: 'Frequently Asked Questions',
  lead: 'Ten questions, answered as things are today.',
  questions,
  more: {
    title: 'Still wondering?',
    text: 'Ask in your own words, and say where you got stuck.',
    action: 'Contact Support',
  },
};

export const messages = inReadersLanguage({ en });
