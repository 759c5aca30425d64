import type { PartKind } from '@kindred/contract/likes/liked-part';
import { interestGroups } from '@kindred/contract/texts/fr/interests';
import { promptLabels } from '@kindred/contract/texts/fr/prompts';
import { questions } from '@kindred/contract/texts/fr/questions';
import type { Translated } from '@kindred/contract/texts/translated';
import type { messages as en } from '../en/profile-evidence.ts';
import { tag } from './language.ts';

const interestNames = Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>;

type Shown = { readonly question: string; readonly answers: readonly string[] };

const countries = new Intl.DisplayNames(tag, { type: 'region' });

const liked: Record<PartKind, (id: string, said: string) => string> = {
  photo: () => 'A liké cette photo de la personne qui a signalé :',
  prompt: (id, said) =>
    `A liké la réponse de la personne qui a signalé à « ${(promptLabels as Record<string, string>)[id] ?? id} » : « ${said} »`,
  question: (id, said) => {
    const { question = id, answers = [] } = (questions as Partial<Record<string, Shown>>)[id] ?? {};
    return `A liké la réponse de la personne qui a signalé à « ${question} » : ${answers[Number(said)] ?? said}`;
  },
};

export const messages: Translated<typeof en> = {
  note: (text: string) => `Mot envoyé avec le like : « ${text} »`,
  /** What the reported member liked. The words are those of the day on which they liked it. */
  part: (kind: PartKind, id: string, said: string | null) => liked[kind](id, said ?? ''),
  partGone: 'La photo n’était plus là au moment du signalement.',
  /** Evidence is stored as rows are: with the code of a country. */
  country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
  interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join(', '),
};
