import { comparable } from '../../lib/comparable.ts';
import { config } from '../../lib/calls/config.ts';
import { messages as faqs } from '#texts/faqs.ts';
import { type HelpLink, messages as m } from '#texts/help.ts';

interface HelpEntry {
  id: string;
  question: string;
  answer: string[];
  link?: HelpLink;
}

interface HelpGroup {
  title: string;
  entries: HelpEntry[];
}

/** The questions of the help page by their groups, and then those of the FAQs. */
function allHelp(): HelpGroup[] {
  const { brandName: brand, supportEmail: support, keepDays: days } = config;
  const own = m.groups.map(({ title, questions }, group) => ({
    title,
    entries: questions.map(({ question, answer, ...more }, index) => ({
      id: `help-${group}-${index}`,
      question,
      answer: [answer(support)],
      ...more,
    })),
  }));
  const general = Object.entries(faqs.questions).map(([id, { question, answer }]) => ({
    id,
    question,
    answer: answer({ brand, support, days }),
  }));
  return [...own, { title: m.inFaqs, entries: general }];
}

/** Without a word the questions of the help page alone, otherwise each question or answer that has every word. */
export function findHelp(typed: string): HelpGroup[] {
  const words = comparable(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return allHelp().filter(({ title }) => title !== m.inFaqs);
  const has = ({ question, answer }: HelpEntry) =>
    words.every((word) => comparable([question, ...answer].join(' ')).includes(word));
  return allHelp()
    .map(({ title, entries }) => ({ title, entries: entries.filter(has) }))
    .filter(({ entries }) => entries.length > 0);
}
