import { interestGroups } from '@kindred/contract/profiles/interests';
import { promptLabels } from '@kindred/contract/profiles/prompts';
import { formatNumber } from '../formats.ts';
import { inReadersLanguage } from './language.ts';

const interestNames = Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>;

const countries = new Intl.DisplayNames('en', { type: 'region' });

const en = {
  loading: 'Loading evidence...',
  failed: (error: string) => `Error loading evidence: ${error}`,
  again: 'Try again',
  note: (text: string) => `Note with their like: “${text}”`,
  titles: {
    profile: 'Profile snapshot',
    photo: 'Reported photo',
    message: 'Reported message',
  },
  chatWith: (name: string) => `Chat with ${name}`,
  messages: (count: number) => (count === 1 ? '1 message' : `${formatNumber(count)} messages`),
  earlier: (count: number) =>
    count === 1 ? 'Show 1 earlier message' : `Show ${formatNumber(count)} earlier messages`,
  taken: (when: string) => `Saved ${when}`,
  from: { reporter: 'Reporter', reported: 'Reported member' },
  reported: 'Reported',
  sentPhoto: 'photo',
  edited: 'edited',
  deletedMessage: 'Deleted before the report',
  /** Evidence is stored as rows are: with the code of a country. */
  country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
  interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join(', '),
  photo: (number: number) => `Photo ${number}, large`,
  unloaded: "Couldn't be loaded",
  related: 'Related reports',
};

export const messages = inReadersLanguage({ en });
