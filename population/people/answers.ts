import {
  type Question,
  importances,
  openQuestions,
  questionNames,
  questions,
} from '../../contract/src/profiles/questions.ts';
import { type Random, pickSome, streamOf, weighted } from '../random.ts';

export interface Answer {
  readonly question: string;
  readonly mine: number;
  /** One bit for each answer that is accepted from others. */
  readonly accepted: number;
  readonly importance: number;
  readonly open: boolean;
}

const core = new Set<string>(openQuestions);
const others = questionNames.filter((name) => !core.has(name));

/** Few members let others be shown what these say about them. */
const sensitive = new Set<Question>([
  'alcohol',
  'smoking',
  'children-want',
  'children-partner',
  'marriage',
  'exclusive',
  'jealous',
  'friends-ex',
  'money-save',
  'money-share',
  'religion',
  'religion-partner',
  'spiritual',
  'politics',
  'politics-differ',
  'climate',
  'lies',
  'family-close',
  'health-care',
  'share-bed',
]);

/** How many members open their answer. */
function shareOpen(question: Question) {
  if (core.has(question)) return 0.95;
  return sensitive.has(question) ? 0.1 : 0.4;
}

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
  [5, 25],
  [10, 20],
  [21, 11],
  [46, 4],
]);

/** The answers of a member, in the order in which the page asks. */
export function createAnswers(random: Random): Answer[] {
  const count = countOf(random);
  if (count === 0) return [];
  return [
    ...openQuestions.slice(0, count),
    ...pickSome(random, others, Math.max(0, count - core.size)),
  ].map((question) => createAnswer(question, random));
}

/** For each question some choices are more common than others. */
export function createAnswer(question: Question, random: Random): Answer {
  const choices = questions[question];
  const usual = streamOf(question) >>> 0;
  const mine = (usual + Math.floor(choices * random() ** 2)) % choices;
  let accepted = 1 << mine;
  for (let choice = 0; choice < choices; choice += 1) if (random() < 0.35) accepted |= 1 << choice;
  const importance = importanceOf(random);
  return { question, mine, accepted, importance, open: random() < shareOpen(question) };
}
