import type { LinkProps } from '@tanstack/react-router';

export interface HelpLink {
  to: NonNullable<LinkProps['to']>;
  hash?: string;
  text: string;
}

interface HelpQuestion {
  question: string;
  answer: (support: string) => string;
  /** The page where it is done, with its link. */
  link?: HelpLink;
}

const groups: readonly { title: string; questions: readonly HelpQuestion[] }[] = [
  {
    title: 'Your account',
    questions: [
      {
        question: "I didn't get the code",
        answer: () =>
          'Look in your spam folder first: a code works for ten minutes. You can request a new one on the page where you enter it, and correct your email there if it was misspelled.',
      },
      {
        question: "I can't sign in",
        answer: () =>
          "Choose “Forgot your password?” and enter your email. We'll send you a link to choose a new password. It works once, for one hour.",
        link: { to: '/forgot-password', text: 'Reset your password' },
      },
      {
        question: 'How do I change my email, password or notifications?',
        answer: () => 'All of them are in your settings, each with what it changes.',
        link: { to: '/settings', text: 'Open settings' },
      },
      {
        question: 'How do I take a break or leave?',
        answer: () =>
          'At the end of your settings, from mild to final: pause your profile so no one new sees you, deactivate your account and come back later, or delete it.',
        link: { to: '/faqs', hash: 'deleting-my-account', text: 'How deleting works' },
      },
    ],
  },
  {
    title: 'Meeting people',
    questions: [
      {
        question: 'Why do I see no one?',
        answer: () =>
          'Until you confirm your email and complete your profile, you see no one and no one sees you. After that, Discover shows which of your wishes leaves out how many people.',
        link: { to: '/discover', text: 'Open Discover' },
      },
      {
        question: 'What does the score mean?',
        answer: () =>
          "It's how well you match, from the interests you share and the answers you gave. It gets more reliable with each question that you both answer.",
        link: { to: '/faqs', hash: 'matching', text: 'How matching works' },
      },
      {
        question: 'How do I undo a like or a pass?',
        answer: () =>
          'Take it back in the lists on the Likes page. A like can be undone until it becomes a match.',
        link: { to: '/likes/sent', text: 'People you like' },
      },
      {
        question: 'Who can see me while I am incognito?',
        answer: () =>
          'Only your matches and the people you like, also those you liked before you turned it on. Seeing you tells them that you like them. To be hidden from someone you liked, undo the like.',
        link: { to: '/likes/sent', text: 'People you like' },
      },
      {
        question: 'Who can see that I passed on them?',
        answer: () => "No one. We don't tell anyone that you passed on them.",
      },
    ],
  },
  {
    title: 'Chats',
    questions: [
      {
        question: "Why wasn't my message sent?",
        answer: () =>
          "Without a connection, messages wait on your device and are sent later, in order. Until someone has replied to you, messages with links, phone numbers, email addresses or anything about money aren't sent at all.",
      },
      {
        question: 'How do I end a conversation?',
        answer: () =>
          "Choose Unmatch in its menu. You won't see each other anymore. You can still report the person under Past matches.",
      },
      {
        question: 'Can I change or delete a message?',
        answer: () =>
          'You can edit it for 15 minutes, and delete it for yourself or for both of you at any time.',
      },
    ],
  },
  {
    title: 'Safety',
    questions: [
      {
        question: 'Someone asks me for money or a code',
        answer: () =>
          "Don't send anything, whatever the story is. It's the most common scam. Report the person in the menu of the conversation, and if you have already paid, contact your bank right away.",
        link: { to: '/safety-tips', text: 'Read the safety tips' },
      },
      {
        question: 'How do I block or report someone?',
        answer: () =>
          "In the menu on their photo, in the conversation, or at the bottom of their profile. They won't know that you reported them.",
        link: { to: '/faqs', hash: 'reporting', text: 'How reporting works' },
      },
      {
        question: 'Someone uses my photos or pretends to be me',
        answer: () => 'Tell us, with or without an account. A person reads every report.',
        link: { to: '/report-content', text: 'Report content' },
      },
      {
        question: 'Someone shows an intimate picture of me',
        answer: () =>
          'Ask us to remove it, with or without an account. We decide within 48 hours, and copies go with it.',
        link: { to: '/intimate-pictures', text: 'Ask to remove an intimate picture of you' },
      },
    ],
  },
  {
    title: 'Premium and payments',
    questions: [
      {
        question: 'How do I cancel premium?',
        answer: () =>
          "Under Premium in the menu of your account, anytime. You keep it until the end of what you've paid.",
        link: { to: '/premium/manage', text: 'Your premium' },
      },
      {
        question: 'Can I withdraw from the contract?',
        answer: () =>
          'Yes, within 14 days after you got premium and without a reason. It ends right away, and the money goes back to your card, less the time used if you agreed to pay for it.',
        link: { to: '/premium/withdraw', text: 'Withdraw from contract' },
      },
      {
        question: 'Something is wrong with a payment',
        answer: (support: string) =>
          `Write to ${support} with the date and the amount. Never send us your card number.`,
      },
    ],
  },
];

export const messages = {
  title: 'Help Center',
  about: 'What do you need help with?',
  search: 'Search the questions people have',
  clear: 'Clear search',
  groups,
  inFaqs: 'From the FAQs',
  found: (count: number) => (count === 1 ? '1 question found' : `${count} questions found`),
  none: "Nothing found. Try another word, or write to us and we'll help.",
  more: {
    title: "Didn't find it?",
    text: "Write to us and we'll help. If you're in danger, call your local emergency number first.",
    contact: 'Contact Us',
    safety: 'Safety Tips',
    faqs: 'FAQs',
    accessibility: 'Accessibility',
  },
};
