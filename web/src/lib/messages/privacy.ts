import { inReadersLanguage } from './language.ts';

interface Names {
  brand: string;
  support: string;
  /** For how many days what is to be deleted is kept. */
  days: { leaving: number; exports: number; reports: number };
}

export interface Section {
  title: string;
  paragraphs: (names: Names) => string[];
  /** What is meant, and what there is to say about it. */
  points?: (readonly [string, string])[];
}

const sections = {
  responsible: {
    title: 'Who is responsible',
    paragraphs: ({ brand, support }) => [
      `“We” in this text are the people who run ${brand} at this address. We decide what happens to your data here and answer for it. You reach us at ${support}.`,
      'The service runs on our own installation of its software. What you enter stays with us: nothing is sent to whoever wrote the software.',
    ],
  },
  stored: {
    title: 'What we store',
    paragraphs: () => ['We keep what the service needs to work, and no more than this:'],
    points: [
      [
        'Your account.',
        'Your email address and whether it is confirmed, for 72 hours after a change also the one before, so that its mailbox can undo the change, a hash of your password, whether your account is active, and the day it was made.',
      ],
      [
        'Your consent.',
        'That you agreed to how we use what is sensitive in a profile, to which version of those words, when, and when you took it back.',
      ],
      [
        'Codes and links.',
        'Hashes of the last ones that we mailed to you, and how often a code was tried; they go within a day of becoming useless.',
      ],
      [
        'Your profile.',
        'What it says about you: first and last name, date of birth, gender, a text about you, city and country, your interests and answers, your pictures, your answers to our questions and how much they matter to you, and whom you hope to meet in what ages and how far away.',
      ],
      [
        'Whom you block.',
        'Whom you blocked, by the first name they had then, and since when, so that neither of you meets the other. Nobody but you is told.',
      ],
      [
        'Your standing.',
        'Whether you have premium, from when to when, and when you were last active.',
      ],
      [
        'Your way in.',
        'If you came by Google or Facebook: which of them, and the number that stands for you there, until you remove it.',
      ],
      [
        'Your notices.',
        'What we told you in the app and whether you read it, and what you want to be told and how.',
      ],
      [
        'Reports.',
        'What you reported and our replies. When somebody reports you: what they wrote, and your profile and pictures as they were, which our team needs to decide.',
      ],
      [
        'Notes of our team.',
        'What our team writes down about an account while it works on a report or a question.',
      ],
      [
        'Your archive.',
        'When you have one made: the file itself, until it can no longer be fetched.',
      ],
      [
        'Answers to your last requests.',
        'For a day, what was answered when you sent or uploaded something, so that a lost answer does not make it twice.',
      ],
      [
        'Your sessions.',
        'For each place where you are signed in: when it began, when it ends, the name that your browser gives itself, and the internet address it came from.',
      ],
      [
        'Decisions of our team.',
        'When we deactivate or ban an account, or give it premium: the reason, until when, and an entry in the log of what our team does, with who did it, when and from which internet address. The team also writes itself notes on accounts that it works on, and each time somebody of it opens yours, the log says so.',
      ],
      [
        'If you work here.',
        'Your role, the key of your authenticator app, encrypted, with hashes of your recovery codes, and the views that you saved. Of whom we invite to the team: the address and the role, until it is answered, taken back or long out of date.',
      ],
      [
        'Attempts.',
        'How often somebody tried lately to sign in, to register or to have a mail sent, for an account and from an internet address, so that nobody can guess at leisure.',
      ],
      [
        'How much you look around.',
        'For a day, which profiles you were shown, as numbers without names, and how often you changed your gender, date of birth or place, so that nobody copies everybody’s profile. If you reach a limit of these, our team can see that for 30 days.',
      ],
    ],
  },
  purpose: {
    title: 'What we use it for',
    paragraphs: () => [
      'We use your account and your sessions to let you in and keep others out, and your profile to be your profile. That is the service you asked for, and it is the reason we may process this data. Keeping it safe is a legitimate interest of ours and of everyone here.',
      'Your gender and whom you hope to meet can say something about your intimate life. We use them for your profile alone, because you agreed to it, when you registered or before your profile. You can take that back in your settings at any time: both are removed right away, and your account is closed and deleted, since there is nothing left to introduce you by.',
      'There is no advertising here. We do not sell or rent data, and we do not follow you around the internet.',
    ],
  },
  visible: {
    title: 'Who can see it',
    paragraphs: () => [
      'You can. Members of our team can as far as their work needs it, to help you and to keep people safe; what they change is written into a log that they cannot alter. Nobody, our team included, can read your password.',
      'Other members can once your profile is complete, if each of you could want to meet the other or they know the address of your profile: your first name, age, gender, city, rough distance, pictures, words and interests, and when you were last active, rounded to the hour, if you let them. They never see your last name, date of birth, email address, position or answers; where you both like the other’s answer to a question, you both see that you agree on it.',
      'You can pause your profile in your settings, and whoever you block does not find you at all.',
      'If you choose to sign in with Google or Facebook, where that is offered, that company learns of it and tells us your email address, your first name and a number that stands for you there. We tell it nothing else.',
      'We pass data on to nobody else, unless the law obliges us to.',
    ],
  },
  location: {
    title: 'Where you are',
    paragraphs: () => [
      'The position that belongs to the city of your profile is rounded to a grid of about two kilometres before it is stored. Your exact place is never kept, so nobody can find it out from us.',
      'Your profile can take your location from your browser, if you choose that and your browser asks you. It is rounded in the same way before it is stored. How far away somebody is, is measured between two rounded positions.',
    ],
  },
  browser: {
    title: 'What stays in your browser',
    paragraphs: () => [
      'We set no cookies. When you sign in, your browser keeps two keys to your session and what this site shows about you (your name, for instance) in its local storage, under the names “token”, “refreshToken” and “user”. Signing out removes all three. A random number under the name “device” stays, so that nobody who types wrong passwords elsewhere can lock you out here. Answers to questions stay there too, as “unsaved-answers”, until our server has them or you sign out.',
      'While you register, what you have typed so far, though never the password, stays in this tab until you are done or close it.',
      'Your choice of a light or dark appearance stays there as well. Scripts, fonts and pictures come from this site alone, so no other company learns that you were here.',
    ],
  },
  rights: {
    title: 'How long we keep it, and your rights',
    paragraphs: ({ support, days }) => [
      'A session ends when you sign out, after 30 days without use, and in any case after 90 days; what is left of it goes in the following night. Codes go in the night after they ran out, counted attempts after two days, and what we keep of your last requests after one.',
      `Your account and your profile stay until you delete your account in the settings. It is closed at once; for ${days.leaving} days you can come back, and within an hour of that everything of yours is erased: account, profile, pictures and their files, answers, blocks, notices, sessions, consent, notes, and your archive.`,
      `What stays are reports about a person, by you or about you, no longer tied to an account of yours, with what you wrote or what your profile said when it was reported: until ${days.reports} days after they were settled, for the safety of others and because we may have to account for them. Entries in the log of our team’s work stay too, but what they say about an erased account goes. Who of our team did something stays with it, with their name, email and internet address, also when they leave.`,
      `In your settings you can have your data put into one archive that a computer can read. It can be fetched for ${days.exports} days, there or by the link that we mail you.`,
      `You can ask us to show you the rest, to correct your data, to restrict what we do with it, or to delete it, and you can object to a use of it. Write to ${support} from the email address of your account. If you are not content with our answer, you can complain to the data protection authority where you live.`,
    ],
  },
  age: {
    title: 'Age, changes and contact',
    paragraphs: ({ brand }) => [
      `${brand} is not for people under 18. If you know of someone younger who has an account, please tell us, and we will look into it at once.`,
      'When something in this text changes, the date at its top changes with it. If anything here is unclear, ask us.',
    ],
  },
} satisfies Record<string, Section>;

const en = {
  title: 'Privacy Policy',
  updated: 'Last updated Oct 20, 2025',
  lead: (brand: string) =>
    `What ${brand} knows about you, what it is for, who can see it, and what you can do about it.`,
  contents: 'On this page',
  sections,
  contact: 'Contact Support',
};

export const messages = inReadersLanguage({ en });
