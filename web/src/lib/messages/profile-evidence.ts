import { interestGroups } from '@kindred/contract/profiles/interests';
import { promptLabels } from '@kindred/contract/profiles/prompts';
import { inReadersLanguage } from './language.ts';

const interestNames = Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>;

const countries = new Intl.DisplayNames('en', { type: 'region' });

const en = {
  note: (text: string) => `Note with their like: “${text}”`,
  /** Evidence is stored as rows are: with the code of a country. */
  country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
  interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join(', '),
};

export const messages = inReadersLanguage({ en });
