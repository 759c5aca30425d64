import { importances, questions } from '../../contract/src/profiles/questions.ts';
import { type Random, pickSome, streamOf, weighted } from '../random.ts';

export interface Answer {
  readonly question: string;
  readonly mine: number;
  /** One bit for each answer that is accepted from others. */
  readonly accepted: number;
  readonly importance: number;
}

const names = Object.keys(questions).filter((name) => name !== 'looking-for');

const importanceOf = weighted([
  [importances.irrelevant, 8],
  [importances.little, 30],
  [importances.somewhat, 40],
  [importances.very, 18],
  [importances.mandatory, 4],
]);

/** Most answer few questions or none, and some nearly all. */
const countOf = weighted([
  [0, 40],
  [4, 25],
  [9, 20],
  [20, 11],
  [45, 4],
]);

/** The answers of a member: for each question some choices are more common than others. */
export function createAnswers(random: Random): Answer[] {
  const count = countOf(random);
  if (count === 0) return [];
  return ['looking-for', ...pickSome(random, names, count)].map((question) => {
    const choices = questions[question as keyof typeof questions].answers.length;
    const usual = streamOf(question) >>> 0;
    const mine = (usual + Math.floor(choices * random() ** 2)) % choices;
    let accepted = 1 << mine;
    for (let choice = 0; choice < choices; choice += 1)
      if (random() < 0.35) accepted |= 1 << choice;
    return { question, mine, accepted, importance: importanceOf(random) };
  });
}
