import type { SafetyRule, SafetyRules } from '../safety-rules.ts';
import { ar } from './ar.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import type { ShippedRule } from '../shipped-rules.ts';
import type { RuleWords } from './rule-words.ts';

const byLanguage = { en, de, fr, es, pt, pl, ar };
const wordsOf = (name: keyof RuleWords) =>
  Object.fromEntries(Object.entries(byLanguage).map(([code, words]) => [code, words[name]]));

type Shipped = Omit<SafetyRule, 'id' | 'names' | 'words' | 'from' | 'on'> & {
  readonly words?: Readonly<Record<string, readonly string[]>>;
  readonly from?: number;
};

/** The rules that every site begins with. Their names are in the texts of the web. */
const shipped = {
  link: {
    signal: 'link',
    weight: 4,
    most: 3,
    words: { en: ['hotflirt', 'camdolls', 'onlyfans', 'xxcams'] },
  },
  elsewhere: { signal: 'words', weight: 3, most: 3, words: wordsOf('elsewhere') },
  messenger: { signal: 'contact', weight: 3, most: 3, words: wordsOf('messengers') },
  'paid-dates': { signal: 'words', weight: 3, most: 3, words: wordsOf('paidDates') },
  script: { signal: 'words', weight: 2, most: 4, words: wordsOf('scripts') },
  'quick-money': { signal: 'words', weight: 2, most: 3, words: wordsOf('quickMoney') },
  insult: { signal: 'words', weight: 4, most: 3, words: wordsOf('insults') },
  demand: { signal: 'words', weight: 4, most: 3, words: wordsOf('demands') },
  disguise: { signal: 'disguise', weight: 1, most: 3 },
  'same-text': { signal: 'same-text', weight: 1, most: 1, from: 4 },
  'new-people': { signal: 'new-people', weight: 1, most: 1, from: 8 },
  likes: { signal: 'likes', weight: 1, most: 1, from: 60 },
  'banned-photo': { signal: 'banned-photo', weight: 8, most: 1 },
  'changed-profile': { signal: 'changed-profile', weight: 1, most: 1, from: 24 },
  reports: { signal: 'reports', weight: 4, most: 2, from: 60 },
} as const satisfies Record<ShippedRule, Shipped>;

export const defaultRules = (): SafetyRules => ({
  noteFrom: 3,
  slowFrom: 6,
  holdFrom: 8,
  peopleAnHour: 2,
  youngDays: 3,
  youngPeople: 20,
  list: Object.entries<Shipped>(shipped).map(([id, { words = {}, from = 1, ...rule }]) => ({
    ...rule,
    id,
    names: {},
    from,
    words: Object.fromEntries(
      Object.entries(words).map(([language, list]) => [language, [...list]]),
    ),
    on: true,
  })),
});
