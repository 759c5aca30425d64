import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { type Importance, importances, questions } from '@kindred/contract/profiles/questions';
import type { Pool } from 'pg';
import { AppError } from '../../errors.ts';

interface AnswerRow {
  question: string;
  mine: number;
  accepted: number;
  importance: number;
}

/** Those to questions that are still asked. */
export async function findAnswers(pool: Pool, memberId: string): Promise<GivenAnswer[]> {
  const { rows } = await pool.query<AnswerRow>({
    name: 'find_answers',
    text: `select question, mine, accepted, importance from answer
      where member_id = $1 order by answered_at desc, question`,
    values: [memberId],
  });
  return rows.filter(({ question }) => question in questions).map(toGiven);
}

const nameOf = new Map(
  Object.entries(importances).map(([name, weight]) => [weight as number, name as Importance]),
);

const toGiven = ({ question, mine, accepted, importance }: AnswerRow): GivenAnswer => ({
  question,
  mine,
  accepted: Array.from({ length: 8 }, (_, choice) => choice).filter(
    (choice) => accepted & (1 << choice),
  ),
  importance: nameOf.get(importance) ?? 'irrelevant',
});

export async function writeAnswer(pool: Pool, memberId: string, given: GivenAnswer, now: Date) {
  const { question, mine, accepted, importance } = given;
  refuseUnknownChoice(given);
  const bits = accepted.reduce((sum, choice) => sum | (1 << choice), 0);
  await pool.query({
    name: 'write_answer',
    text: `insert into answer (member_id, question, mine, accepted, importance, answered_at)
      values ($1, $2, $3, $4, $5, $6)
      on conflict (member_id, question) do update
      set mine = $3, accepted = $4, importance = $5, answered_at = $6`,
    values: [memberId, question, mine, bits, importances[importance], now],
  });
}

function refuseUnknownChoice({ question, mine, accepted }: GivenAnswer) {
  const known = questions[question as keyof typeof questions].answers.length;
  const field = mine >= known ? 'mine' : accepted.some((choice) => choice >= known) && 'accepted';
  if (!field) return;
  const msg = `This question has ${known} answers, numbered from 0.`;
  throw new AppError('refused', msg, { errors: [{ field, msg }] });
}

export async function deleteAnswer(pool: Pool, memberId: string, question: string) {
  await pool.query({
    name: 'delete_answer',
    text: 'delete from answer where member_id = $1 and question = $2',
    values: [memberId, question],
  });
}
