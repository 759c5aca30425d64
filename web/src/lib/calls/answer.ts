import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import {
  isOpenByDefault,
  openQuestions,
  questionNames,
} from '@kindred/contract/profiles/questions';
import { offeredChoices } from '../facts/offered-choices.ts';
import { config } from './config.ts';

const usualOrder = [...new Set<string>([...openQuestions, ...questionNames])];

/** The questions that are asked. Without another order those whose answers are open by default come first. */
export const questionsInOrder = () => offeredChoices(usualOrder, config.catalogs.questions, []);

/** One tap answers: the same answer is accepted, and it matters somewhat. Earlier choices stay. */
export function withAnswer(
  question: string,
  mine: number,
  given: GivenAnswer | undefined,
  open = given?.open ?? isOpenByDefault(question),
): GivenAnswer {
  if (!given)
    return { question, mine, accepted: [mine], importance: 'somewhat', open, countsAt: null };
  const untouched = given.accepted.length === 1 && given.accepted[0] === given.mine;
  return { ...given, mine, accepted: untouched ? [mine] : given.accepted };
}

/** Accepts another answer, or removes it. Null when none would be left. */
export function withAccepted(given: GivenAnswer, choice: number): GivenAnswer | null {
  const accepted = given.accepted.includes(choice)
    ? given.accepted.filter((each) => each !== choice)
    : [...given.accepted, choice].toSorted((a, b) => a - b);
  return accepted.length === 0 ? null : { ...given, accepted };
}
