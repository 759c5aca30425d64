import { interestGroups } from '@kindred/contract/texts/es/interests';
import type { PartKind } from '@kindred/contract/likes/liked-part';
import { promptLabels } from '@kindred/contract/texts/es/prompts';
import { questions } from '@kindred/contract/texts/es/questions';
import type { messages as en } from '../en/profile-evidence.ts';
import type { Translated } from '@kindred/contract/texts/translated';

const interestNames = Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>;

type Shown = { readonly question: string; readonly answers: readonly string[] };

const countries = new Intl.DisplayNames('es', { type: 'region' });

const liked: Record<PartKind, (id: string, said: string) => string> = {
  photo: () => 'Le gustó esta foto de quien reportó:',
  prompt: (id, said) =>
    `Le gustó la respuesta de quien reportó a “${(promptLabels as Record<string, string>)[id] ?? id}”: “${said}”`,
  question: (id, said) => {
    const { question = id, answers = [] } = (questions as Partial<Record<string, Shown>>)[id] ?? {};
    return `Le gustó la respuesta de quien reportó a “${question}”: ${answers[Number(said)] ?? said}`;
  },
};

export const messages: Translated<typeof en> = {
  note: (text: string) => `Nota con su like: “${text}”`,
  /** What the reported member liked. The words are those of the day on which they liked it. */
  part: (kind: PartKind, id: string, said: string | null) => liked[kind](id, said ?? ''),
  partGone: 'La foto ya no estaba cuando se hizo el reporte.',
  /** Evidence is stored as rows are: with the code of a country. */
  country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
  interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join(', '),
};
