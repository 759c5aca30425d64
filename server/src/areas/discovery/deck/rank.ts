import { answersCountAfterMinutes } from '@kindred/contract/profiles/answers';
import { Object as Row } from 'typebox';
import { Text } from '../../../db/columns.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Position } from '../../../platform/geo/position.ts';
import { perNearness } from '../distance.ts';
import { squaredDistance } from '../qualify.ts';

const selectWishes = statement({
  name: 'find_wishes',
  text: `select interest_bits(p.interests)::text as interests, a.answered::text, a.asks::text, a.requires::text,
      a.says::text, a.wants::text, a.rejects::text, a.needs::text, a.tens::text, a.tens_asked::text as "tensAsked"
    from profile p cross join lateral answer_bits(p.member_id, $until) as a where p.member_id = $id`,
  params: { id: 'uuid', until: 'timestamptz' },
  row: Row({
    interests: Text,
    answered: Text,
    asks: Text,
    requires: Text,
    says: Text,
    wants: Text,
    rejects: Text,
    needs: Text,
    tens: Text,
    tensAsked: Text,
  }),
});

/** The viewer's interests and answers, as the bits that cards have. */
export type Wishes = Awaited<ReturnType<typeof findWishes>>;
export const findWishes = (db: Db, id: string, now: Date) =>
  selectWishes.one(db, { id, until: new Date(now.getTime() - answersCountAfterMinutes * 60_000) });

const noAnswer = '0'.repeat(320);
const noQuestion = '0'.repeat(80);
/** For the tests that prepare every statement. */
export const exampleWishes: Wishes = {
  interests: '0'.repeat(96),
  answered: noQuestion,
  asks: noQuestion,
  requires: noQuestion,
  says: noAnswer,
  wants: noAnswer,
  rejects: noAnswer,
  needs: noAnswer,
  tens: noAnswer,
  tensAsked: noQuestion,
};

/** The bits of answers, four for each question, and those of questions. */
export const answerBits = (value: string) => sql`${value}::bit(320)`;
export const questionBits = (value: string) => sql`${value}::bit(80)`;

/**
 * The rank of a deck, higher first: how far each side's answers satisfy the other, shared interests, how often they
 * like and are liked, how contested they are, how recently they were active, and how near they are. /ranking tells
 * members the same in words. What others chose about the viewer is no part of it, so that no order can reveal it.
 */
export function rankOf(wishes: Wishes, from: Position, today: string): Sql {
  const pleasesMe = satisfied({
    met: sql`c.says & ${answerBits(wishes.wants)}`,
    asked: sql`c.answered & ${questionBits(wishes.asks)}`,
    rejected: sql`c.says & ${answerBits(wishes.rejects)}`,
  });
  const pleasesThem = satisfied({
    met: sql`c.wants & ${answerBits(wishes.says)}`,
    asked: sql`c.asks & ${questionBits(wishes.answered)}`,
    rejected: sql`c.rejects & ${answerBits(wishes.says)}`,
  });
  const shared = sql`0.3::float8 - 0.6::float8 / (bit_count(c.interests & ${wishes.interests}::bit(96)) + 2)::float8`;
  const recent = sql`1.4::float8 / (${today}::date - c.seen_on + 7)::float8`;
  const near = sql`0.2::float8 / (1 + ${squaredDistance(from)} * ${perNearness}::float8)`;
  // With p and q for how likely each is to like the other, (p + 4)(q + 4) / 8 is (p + q) / 2 + p q / 8, and 2 more.
  return sql`(4.1::float8 + c.liked + 0.6::float8 * ${pleasesMe}) * (4.1::float8 + c.likes + 0.6::float8 * ${pleasesThem}) / 8
    + ${shared} + c.contestedness + ${recent} + ${near}`;
}

interface Satisfaction {
  readonly met: Sql;
  readonly asked: Sql;
  /** Answers that are not accepted where it matters most. */
  readonly rejected: Sql;
}

/** From 0 to 1. A rejected answer counts as six that are not accepted; without a shared question it is one half. */
const satisfied = ({ met, asked, rejected }: Satisfaction) =>
  sql`((bit_count(${met}) + 1)::float8 / (bit_count(${asked}) + 5 * bit_count(${rejected}) + 2)::float8)`;
