import type { GivenAnswer } from '@kindred/contract/profiles/answers';
import { type Importance, importances } from '@kindred/contract/profiles/questions';
import { offeredKeys } from '@kindred/contract/site/catalog-choices';
import type { SiteDocument } from '@kindred/contract/site/document';
import { type Static, Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

const Answer = Row({
  question: Text,
  mine: Integer,
  /** One bit for each choice. */
  accepted: Integer,
  importance: Integer,
  open: Flag,
  counts_at: OrNull(Timestamp),
});
export type StoredAnswer = Static<typeof Answer>;

const selectAnswers = statement({
  name: 'find_answers',
  text: `select question, mine, accepted, importance, open, counts_at from answer
    where member_id = $memberId order by answered_at desc, question`,
  params: { memberId: 'uuid' },
  row: Answer,
});

/** Answers to questions that the site asks. Those to retired ones are kept, and shown when the question is asked again. */
export async function findAnswers(
  db: Db,
  memberId: string,
  { catalogs }: SiteDocument,
): Promise<GivenAnswer[]> {
  const rows = await selectAnswers.all(db, { memberId });
  const asked = new Set(offeredKeys('questions', catalogs));
  return rows.filter(({ question }) => asked.has(question)).map(toGiven);
}

const importanceOf = new Map(
  Object.entries(importances).map(([name, weight]) => [weight as number, name as Importance]),
);

export const toGiven = (stored: StoredAnswer): GivenAnswer => ({
  question: stored.question,
  mine: stored.mine,
  accepted: Array.from({ length: 8 }, (_, choice) => choice).filter(
    (choice) => stored.accepted & (1 << choice),
  ),
  importance: importanceOf.get(stored.importance) ?? 'irrelevant',
  open: stored.open,
  countsAt: stored.counts_at?.toISOString() ?? null,
});
