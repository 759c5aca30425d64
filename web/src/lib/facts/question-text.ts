import { messages as questionTexts } from '#texts/matching-questions.ts';
import { ownAnswers, ownChoiceName } from './own-choice-name.ts';

interface QuestionText {
  readonly question: string;
  readonly answers: readonly string[];
}

/** A question with its answers in the words of the site. */
export const questionText = (key: string): QuestionText =>
  (questionTexts as Readonly<Record<string, QuestionText>>)[key] ?? {
    question: ownChoiceName(key),
    answers: ownAnswers(key),
  };
