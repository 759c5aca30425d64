import type { messages as en } from '../en/profile-evidence.ts';
import type { Translated } from '@kindred/contract/texts/translated';
import type { PartKind } from '@kindred/contract/likes/liked-part';
import { interestGroups } from '@kindred/contract/texts/pt/interests';
import { promptLabels } from '@kindred/contract/texts/pt/prompts';
import { questions } from '@kindred/contract/texts/pt/questions';

const interestNames = Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>;

type Shown = { readonly question: string; readonly answers: readonly string[] };

const countries = new Intl.DisplayNames('pt-BR', { type: 'region' });

const liked: Record<PartKind, (id: string, said: string) => string> = {
  photo: () => 'Curtiu esta foto de quem denunciou:',
  prompt: (id, said) =>
    `Curtiu, no perfil de quem denunciou, a resposta a “${(promptLabels as Record<string, string>)[id] ?? id}”: “${said}”`,
  question: (id, said) => {
    const { question = id, answers = [] } = (questions as Partial<Record<string, Shown>>)[id] ?? {};
    return `Curtiu, no perfil de quem denunciou, a resposta a “${question}”: ${answers[Number(said)] ?? said}`;
  },
};

export const messages: Translated<typeof en> = {
  note: (text: string) => `Recado com a curtida: “${text}”`,
  /** What the reported member liked. The words are those of the day on which they liked it. */
  part: (kind: PartKind, id: string, said: string | null) => liked[kind](id, said ?? ''),
  partGone: 'A foto já tinha sido removida quando a denúncia foi feita.',
  /** Evidence is stored as rows are: with the code of a country. */
  country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
  interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join(', '),
};
