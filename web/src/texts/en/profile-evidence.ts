import { interestGroups } from '@kindred/contract/profiles/interests';
import type { PartKind } from '@kindred/contract/likes/liked-part';
import { promptLabels } from '@kindred/contract/profiles/prompts';
import { questions } from '@kindred/contract/profiles/questions';

const interestNames = Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>;

type Shown = { readonly question: string; readonly answers: readonly string[] };

const countries = new Intl.DisplayNames('en', { type: 'region' });

const liked: Record<PartKind, (id: string, said: string) => string> = {
  photo: () => 'They liked this photo of the reporter:',
  prompt: (id, said) =>
    `They liked the reporter's answer to “${(promptLabels as Record<string, string>)[id] ?? id}”: “${said}”`,
  question: (id, said) => {
    const { question = id, answers = [] } = (questions as Partial<Record<string, Shown>>)[id] ?? {};
    return `They liked the reporter's answer to “${question}”: ${answers[Number(said)] ?? said}`;
  },
};

export const messages = {
  note: (text: string) => `Note with their like: “${text}”`,
  /** What the reported member liked. The words are those of the day on which they liked it. */
  part: (kind: PartKind, id: string, said: string | null) => liked[kind](id, said ?? ''),
  partGone: 'The photo was no longer there when the report was made.',
  /** Evidence is stored as rows are: with the code of a country. */
  country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
  interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join(', '),
};
