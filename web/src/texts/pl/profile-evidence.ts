import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/profile-evidence.ts';
import { interestGroups } from '@kindred/contract/texts/pl/interests';
import { promptLabels } from '@kindred/contract/texts/pl/prompts';
import { questions } from '@kindred/contract/texts/pl/questions';
import type { PartKind } from '@kindred/contract/likes/liked-part';

const interestNames = Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>;

type Shown = { readonly question: string; readonly answers: readonly string[] };

const countries = new Intl.DisplayNames('pl', { type: 'region' });

const liked: Record<PartKind, (id: string, said: string) => string> = {
  photo: () => 'Polubienie tego zdjęcia osoby zgłaszającej:',
  prompt: (id, said) =>
    `Polubienie odpowiedzi osoby zgłaszającej „${(promptLabels as Record<string, string>)[id] ?? id}”: „${said}”`,
  question: (id, said) => {
    const { question = id, answers = [] } = (questions as Partial<Record<string, Shown>>)[id] ?? {};
    return `Polubienie odpowiedzi osoby zgłaszającej „${question}”: ${answers[Number(said)] ?? said}`;
  },
};

export const messages: Translated<typeof en> = {
  note: (text: string) => `Liścik z polubieniem: „${text}”`,
  /** What the reported member liked. The words are those of the day on which they liked it. */
  part: (kind: PartKind, id: string, said: string | null) => liked[kind](id, said ?? ''),
  partGone: 'W chwili zgłoszenia tego zdjęcia już nie było.',
  /** Evidence is stored as rows are: with the code of a country. */
  country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
  interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join(', '),
};
