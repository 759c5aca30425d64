globalThis.lazySources.push('src/features/help/help-page.tsx');
/* empty css                      */
import { t as config } from './config-QonXKZXr.js';
import { t as aside_page_module_default } from './aside-page.module-Cl28KOsp.js';
import { n as messages$1, t as Question } from './question-B2vXHXMN.js';
import { n as textLink } from './text-link-CXTDE5_U.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
var messages = {
  title: 'Help Center',
  about: 'What do you need help with?',
  search: 'Search the questions people have',
  clear: 'Clear search',
  groups: [
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
          link: {
            to: '/forgot-password',
            text: 'Reset your password',
          },
        },
        {
          question: 'How do I change my email, password or notifications?',
          answer: () => 'All of them are in your settings, each with what it changes.',
          link: {
            to: '/settings',
            text: 'Open settings',
          },
        },
        {
          question: 'How do I take a break or leave?',
          answer: () =>
            'At the end of your settings, from mild to final: pause your profile so no one new sees you, deactivate your account and come back later, or delete it.',
          link: {
            to: '/faqs',
            hash: 'deleting-my-account',
            text: 'How deleting works',
          },
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
          link: {
            to: '/discover',
            text: 'Open Discover',
          },
        },
        {
          question: 'What does the score mean?',
          answer: () =>
            "It's how well you match, from the interests you share and the answers you gave. It gets more reliable with each question that you both answer.",
          link: {
            to: '/faqs',
            hash: 'matching',
            text: 'How matching works',
          },
        },
        {
          question: 'How do I undo a like or a pass?',
          answer: () =>
            'Take it back in the lists on the Likes page. A like can be undone until it becomes a match.',
          link: {
            to: '/likes/sent',
            text: 'People you like',
          },
        },
        {
          question: 'Who can see me while I am incognito?',
          answer: () =>
            'Only your matches and the people you like, also those you liked before you turned it on. Seeing you tells them that you like them. To be hidden from someone you liked, undo the like.',
          link: {
            to: '/likes/sent',
            text: 'People you like',
          },
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
          link: {
            to: '/safety-tips',
            text: 'Read the safety tips',
          },
        },
        {
          question: 'How do I block or report someone?',
          answer: () =>
            "In the menu on their photo, in the conversation, or at the bottom of their profile. They won't know that you reported them.",
          link: {
            to: '/faqs',
            hash: 'reporting',
            text: 'How reporting works',
          },
        },
        {
          question: 'Someone uses my photos or pretends to be me',
          answer: () => 'Tell us, with or without an account. A person reads every report.',
          link: {
            to: '/report-content',
            text: 'Report content',
          },
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
          link: {
            to: '/premium/manage',
            text: 'Your premium',
          },
        },
        {
          question: 'Can I withdraw from the contract?',
          answer: () =>
            'Yes, within 14 days after you got premium and without a reason. It ends right away, and the money goes back to your card, less the days used if you agreed to pay for them.',
          link: {
            to: '/premium/withdraw',
            text: 'Withdraw from contract',
          },
        },
        {
          question: 'Something is wrong with a payment',
          answer: (support) =>
            `Write to ${support} with the date and the amount. Never send us your card number.`,
        },
      ],
    },
  ],
  inFaqs: 'From the FAQs',
  found: (count) => (count === 1 ? '1 question found' : `${count} questions found`),
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
// web/src/features/help/find-help.ts
/** The questions of the help page by their groups, and then those of the FAQs. */
function allHelp() {
  const { brandName: brand, supportEmail: support, keepDays: days } = config;
  const own = messages.groups.map(({ title, questions }, group) => ({
    title,
    entries: questions.map(({ question, answer, ...more }, index) => ({
      id: `help-${group}-${index}`,
      question,
      answer: [answer(support)],
      ...more,
    })),
  }));
  const general = Object.entries(messages$1.questions).map(([id, { question, answer }]) => ({
    id,
    question,
    answer: answer({
      brand,
      support,
      days,
    }),
  }));
  return [
    ...own,
    {
      title: messages.inFaqs,
      entries: general,
    },
  ];
}
var simple = (text) => text.toLowerCase().replaceAll('’', "'");
/** Without a word the questions of the help page alone, otherwise each question or answer that has every word. */
function findHelp(typed) {
  const words = simple(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return allHelp().filter(({ title }) => title !== messages.inFaqs);
  const has = ({ question, answer }) =>
    words.every((word) => simple([question, ...answer].join(' ')).includes(word));
  return allHelp()
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(has),
    }))
    .filter(({ entries }) => entries.length > 0);
}
var help_page_module_default = {
  sign: '_sign_1vdso_1',
  field: '_field_1vdso_6',
};
// web/src/features/help/help-page.tsx
/** What people ask, with a search over it and over the FAQs. */
function HelpPage() {
  const [typed, setTyped] = useState('');
  const groups = findHelp(typed);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid m-auto max-w-page ${aside_page_module_default.page}`,
    children: [
      /* @__PURE__ */ jsxs('header', {
        className: aside_page_module_default.header,
        children: [
          /* @__PURE__ */ jsx('h1', {
            className: 'balance tight-30 title-page visually-hidden-if-titled',
            children: messages.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'mt-4 muted text-xl pretty',
            children: messages.about,
          }),
          /* @__PURE__ */ jsxs('search', {
            className: 'relative block mt-4',
            children: [
              /* @__PURE__ */ jsx(IconSearch, {
                className: `absolute faint ${help_page_module_default.sign}`,
                size: 20,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              /* @__PURE__ */ jsx('input', {
                type: 'search',
                className: `w-full border-strong rounded-full bg-surface ink text-lg ${help_page_module_default.field}`,
                'aria-label': messages.search,
                placeholder: messages.search,
                maxLength: 100,
                value: typed,
                onChange: ({ currentTarget }) => setTyped(currentTarget.value),
              }),
            ],
          }),
          /* @__PURE__ */ jsx('output', {
            className: 'block mt-2 muted text-sm min-h-line',
            children: typed.trim() !== '' && (count > 0 ? messages.found(count) : messages.none),
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: `grid gap-8 min-w-0 content-start ${aside_page_module_default.main} mb-5`,
        children: groups.map(({ title, entries }) =>
          /* @__PURE__ */ jsxs(
            'section',
            {
              'aria-label': title,
              children: [
                /* @__PURE__ */ jsx('h2', {
                  className: 'tight-15 title-xs mb-2',
                  children: title,
                }),
                entries.map(({ id, question, answer, link }) =>
                  /* @__PURE__ */ jsx(
                    Question,
                    {
                      id,
                      question,
                      answer,
                      level: 3,
                      children:
                        link &&
                        /* @__PURE__ */ jsx(Link, {
                          className:
                            'underline inline-flex items-center min-h-target color-brand semibold',
                          to: link.to,
                          ...(link.hash && { hash: link.hash }),
                          children: link.text,
                        }),
                    },
                    id,
                  ),
                ),
              ],
            },
            title,
          ),
        ),
      }),
      /* @__PURE__ */ jsxs('section', {
        className: `border-top ${aside_page_module_default.more} ${aside_page_module_default.further}`,
        children: [
          /* @__PURE__ */ jsx('h2', {
            className: 'tight-15 title-xs',
            children: messages.more.title,
          }),
          /* @__PURE__ */ jsx('p', {
            className: 'muted text-lg pretty mt-1-5 mb-3',
            children: messages.more.text,
          }),
          /* @__PURE__ */ jsx(Button, {
            component: 'a',
            href: `mailto:${config.supportEmail}`,
            size: 'md',
            radius: 999,
            leftSection: /* @__PURE__ */ jsx(IconMail, {
              size: 18,
              stroke: 1.75,
              'aria-hidden': true,
            }),
            children: messages.more.contact,
          }),
          /* @__PURE__ */ jsxs('p', {
            className: 'row wrap gap-5 mt-3',
            children: [
              /* @__PURE__ */ jsx(Link, {
                to: '/safety-tips',
                className: textLink,
                children: messages.more.safety,
              }),
              /* @__PURE__ */ jsx(Link, {
                to: '/faqs',
                className: textLink,
                children: messages.more.faqs,
              }),
              /* @__PURE__ */ jsx(Link, {
                to: '/accessibility',
                className: textLink,
                children: messages.more.accessibility,
              }),
            ],
          }),
        ],
      }),
    ],
  });
}
export { HelpPage };
