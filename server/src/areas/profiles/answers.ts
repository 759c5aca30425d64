import { type GivenAnswer, answersCountAfterMinutes } from '@kindred/contract/profiles/answers';
import { type Importance, importances, questions } from '@kindred/contract/profiles/questions';
import { type Static, Object as Row } from 'typebox';
import { Integer, Text, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';

const Answer = Row({
  question: Text,
  mine: Integer,
  /** One bit for each choice. */
  accepted: Integer,
  importance: Integer,
});

const selectAnswers = statement({
  name: 'find_answers',
  text: `select question, mine, accepted, importance from answer
    where member_id = $memberId order by answered_at desc, question`,
  params: { memberId: 'uuid' },
  row: Answer,
});

/** Answers to questions that still exist. */
export async function findAnswers(db: Db, memberId: string): Promise<GivenAnswer[]> {
  const rows = await selectAnswers.all(db, { memberId });
  return rows.filter(({ question }) => question in questions).map(toGiven);
}

const importanceOf = new Map(
  Object.entries(importances).map(([name, weight]) => [weight as number, name as Importance]),
);

const toGiven = ({ question, mine, accepted, importance }: Static<typeof Answer>): GivenAnswer => ({
  question,
  mine,
  accepted: Array.from({ length: 8 }, (_, choice) => choice).filter(
    (choice) => accepted & (1 << choice),
  ),
  importance: importanceOf.get(importance) ?? 'irrelevant',
});

const selectAnswer = statement({
  name: 'find_answer',
  text: `select mine, accepted, importance, answered_at from answer
    where member_id = $memberId and question = $question`,
  params: { memberId: 'uuid', question: 'text' },
  row: Row({ mine: Integer, accepted: Integer, importance: Integer, answered_at: Timestamp }),
});

const countedBy = ({ answered_at }: { readonly answered_at: Date }, now: Date) =>
  answered_at.getTime() <= now.getTime() - answersCountAfterMinutes * 60_000;

const upsertAnswer = statement({
  name: 'write_answer',
  text: `insert into answer (member_id, question, mine, accepted, importance, answered_at)
    values ($memberId, $question, $mine, $accepted, $importance, $now)
    on conflict (member_id, question) do update
    set mine = excluded.mine, accepted = excluded.accepted, importance = excluded.importance,
      answered_at = excluded.answered_at`,
  params: {
    memberId: 'uuid',
    question: 'text',
    mine: 'int2',
    accepted: 'int2',
    importance: 'int2',
    now: 'timestamptz',
  },
});

/** Returns whether an answer that counted already was changed. */
export async function writeAnswer(db: Db, memberId: string, given: GivenAnswer, now: Date) {
  refuseUnknownChoice(given);
  const { question, mine } = given;
  const accepted = given.accepted.reduce((bits, choice) => bits | (1 << choice), 0);
  const importance = importances[given.importance];
  const known = await selectAnswer.first(db, { memberId, question });
  const isSame =
    known?.mine === mine && known.accepted === accepted && known.importance === importance;
  if (isSame) return false;
  await upsertAnswer.run(db, { memberId, question, mine, accepted, importance, now });
  return known !== null && countedBy(known, now);
}

function refuseUnknownChoice({ question, mine, accepted }: GivenAnswer) {
  const known = questions[question as keyof typeof questions].answers.length;
  const field = mine >= known ? 'mine' : accepted.some((choice) => choice >= known) && 'accepted';
  if (!field) return;
  const msg = `This question has ${known} answers, numbered from 0.`;
  throw new AppError('refused', msg, { errors: [{ field, msg }] });
}

const deleteOneAnswer = statement({
  name: 'delete_answer',
  text: 'delete from answer where member_id = $memberId and question = $question returning answered_at',
  params: { memberId: 'uuid', question: 'text' },
  row: Row({ answered_at: Timestamp }),
});

/** Returns whether an answer that counted was deleted. */
export async function deleteAnswer(db: Db, memberId: string, question: string, now: Date) {
  const known = await deleteOneAnswer.first(db, { memberId, question });
  return known !== null && countedBy(known, now);
}
