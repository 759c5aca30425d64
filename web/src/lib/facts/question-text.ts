import { questionTexts } from '#texts/question-texts.ts';
import { ownAnswers, ownChoiceName } from './own-choice-name.ts';

/** A question with its answers in the words of the site. */
export const questionText = (key: string): (typeof questionTexts)[string] =>
  questionTexts[key] ?? { question: ownChoiceName(key), answers: ownAnswers(key) };
