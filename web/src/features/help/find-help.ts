import type { LinkProps } from '@tanstack/react-router';
import { comparable } from '../../lib/comparable.ts';
import { config } from '../../lib/calls/config.ts';
import { fill } from '../../lib/texts/fill.ts';
import { messages as faqs } from '#texts/faqs.ts';
import { messages as help } from '#texts/help.ts';

interface Place {
  to: NonNullable<LinkProps['to']>;
  hash?: string;
}

/** The pages where it is done what a question is about. */
export const places: Readonly<Record<string, Place>> = {
  signIn: { to: '/forgot-password' },
  change: { to: '/settings' },
  leave: { to: '/faqs', hash: 'deleting-my-account' },
  noOne: { to: '/discover' },
  score: { to: '/faqs', hash: 'matching' },
  undo: { to: '/likes/sent' },
  incognito: { to: '/likes/sent' },
  money: { to: '/safety-tips' },
  block: { to: '/faqs', hash: 'reporting' },
  pretends: { to: '/report-content' },
  picture: { to: '/intimate-pictures' },
  cancel: { to: '/premium/manage' },
  withdraw: { to: '/premium/withdraw' },
};

interface HelpEntry {
  id: string;
  question: string;
  answer: readonly string[];
  link?: { place: Place; text: string };
}

interface HelpGroup {
  title: string;
  entries: readonly HelpEntry[];
}

/** The questions of the help page by their groups, and then those of the FAQs. */
function allHelp(): HelpGroup[] {
  const { brandName: brand, supportEmail: support, keepDays } = config;
  const own = Object.values(fill(help.groups, { support })).map(({ title, questions }) => ({
    title,
    entries: Object.entries<Words>(questions).map(([name, words]) => entryOf(name, words)),
  }));
  const { questions } = fill(faqs, { brand, support, ...keepDays });
  const general = Object.entries(questions).map(([id, words]) => ({ id, ...words }));
  return [...own, { title: help.inFaqs, entries: general }];
}

interface Words {
  readonly question: string;
  readonly answer: string;
  readonly link?: string;
}

function entryOf(name: string, { question, answer, link: text }: Words): HelpEntry {
  const place = places[name];
  const entry = { id: `help-${name}`, question, answer: [answer] };
  return place && text ? { ...entry, link: { place, text } } : entry;
}

/** Without a word the questions of the help page alone, otherwise each question or answer that has every word. */
export function findHelp(typed: string): HelpGroup[] {
  const words = comparable(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return allHelp().filter(({ title }) => title !== help.inFaqs);
  const has = ({ question, answer }: HelpEntry) =>
    words.every((word) => comparable([question, ...answer].join(' ')).includes(word));
  return allHelp()
    .map(({ title, entries }) => ({ title, entries: entries.filter(has) }))
    .filter(({ entries }) => entries.length > 0);
}
