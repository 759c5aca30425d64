import { interestGroups } from '@kindred/contract/texts/ar/interests';
import type { PartKind } from '@kindred/contract/likes/liked-part';
import { promptLabels } from '@kindred/contract/texts/ar/prompts';
import { questions } from '@kindred/contract/texts/ar/questions';
import type { messages as en } from '../en/profile-evidence.ts';
import type { Translated } from '@kindred/contract/texts/translated';

const interestNames = Object.assign({}, ...Object.values(interestGroups)) as Record<string, string>;

type Shown = { readonly question: string; readonly answers: readonly string[] };

const countries = new Intl.DisplayNames('ar', { type: 'region' });

const liked: Record<PartKind, (id: string, said: string) => string> = {
  photo: () => 'إعجاب بهذه الصورة لمقدّم البلاغ:',
  prompt: (id, said) =>
    `إعجاب بإجابة مقدّم البلاغ عن «${(promptLabels as Record<string, string>)[id] ?? id}»: «${said}»`,
  question: (id, said) => {
    const { question = id, answers = [] } = (questions as Partial<Record<string, Shown>>)[id] ?? {};
    return `إعجاب بإجابة مقدّم البلاغ عن «${question}»: ${answers[Number(said)] ?? said}`;
  },
};

export const messages: Translated<typeof en> = {
  note: (text: string) => `الكلمة المرفقة بالإعجاب: «${text}»`,
  /** What the reported member liked. The words are those of the day on which they liked it. */
  part: (kind: PartKind, id: string, said: string | null) => liked[kind](id, said ?? ''),
  partGone: 'لم تعد الصورة موجودة عند تقديم البلاغ.',
  /** Evidence is stored as rows are: with the code of a country. */
  country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
  prompt: (prompt: string) => (promptLabels as Record<string, string>)[prompt] ?? prompt,
  interests: (keys: readonly string[]) => keys.map((key) => interestNames[key] ?? key).join('، '),
};
