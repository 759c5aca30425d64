import { answersCountAfterMinutes } from '@kindred/contract/profiles/answers';
import { Object as Row } from 'typebox';
import { Text } from '../../../db/columns.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Position } from '../../../platform/geo/position.ts';
import { squaredDistance } from '../qualify.ts';

/** Eight bits for each question, in the layout of others' answers. */
const spread = (questions: string) => `
      (select coalesce(bit_or(255::bit(640) << (8 * n)), 0::bit(640)) from generate_series(0, 79) as n
        where get_bit(${questions}, 79 - n) = 1)::text`;

const selectWishes = statement({
  name: 'find_wishes',
  text: `select interest_bits(p.interests)::text as interests, a.says::text, a.wants::text, a.needs::text,
      a.tens::text, ${spread('a.asks')} as asks, ${spread('a.requires')} as requires,
      ${spread('a.tens_asked')} as "tensAsked", q.answered::text, ${spread('q.answered')} as "answeredBy"
    from profile p cross join lateral answer_bits(p.member_id, $until) as a
      cross join lateral (
        select coalesce(bit_or(1::bit(80) << question_number(question)), 0::bit(80)) as answered from answer
        where member_id = p.member_id and answered_at <= $until) as q
    where p.member_id = $id`,
  params: { id: 'uuid', until: 'timestamptz' },
  row: Row({
    interests: Text,
    says: Text,
    wants: Text,
    needs: Text,
    tens: Text,
    asks: Text,
    requires: Text,
    tensAsked: Text,
    answered: Text,
    answeredBy: Text,
  }),
});

/** The viewer's interests and answers, as the bits that cards have. */
export type Wishes = Awaited<ReturnType<typeof findWishes>>;
export const findWishes = (db: Db, id: string, now: Date) =>
  selectWishes.one(db, { id, until: new Date(now.getTime() - answersCountAfterMinutes * 60_000) });

const none = '0'.repeat(640);
/** For the tests that prepare every statement. */
export const exampleWishes: Wishes = {
  interests: '0'.repeat(96),
  says: none,
  wants: none,
  needs: none,
  tens: none,
  asks: none,
  requires: none,
  tensAsked: none,
  answered: '0'.repeat(80),
  answeredBy: none,
};

/**
 * The rank of a deck, higher first: how far each side's answers satisfy the other, shared interests, how often they
 * like and are liked, how contested they are, how recently they were active, and how near they are. /ranking tells
 * members the same in words. What others chose about the viewer is no part of it, so that no order can reveal it.
 */
export function rankOf(wishes: Wishes, from: Position, today: string): Sql {
  const bits = (value: string) => sql`${value}::bit(640)`;
  const few = (value: string) => sql`${value}::bit(80)`;
  const pleasesMe = satisfied({
    met: sql`c.says & ${bits(wishes.wants)}`,
    asked: sql`c.says & ${bits(wishes.asks)}`,
    metMost: sql`c.says & ${bits(wishes.needs)}`,
    askedMost: sql`c.says & ${bits(wishes.requires)}`,
  });
  const pleasesThem = satisfied({
    met: sql`c.wants & ${bits(wishes.says)}`,
    asked: sql`c.asks & ${few(wishes.answered)}`,
    metMost: sql`c.needs & ${bits(wishes.says)}`,
    askedMost: sql`c.requires & ${few(wishes.answered)}`,
  });
  const shared = sql`0.3 * (1 - 2 / (bit_count(c.interests & ${wishes.interests}::bit(96)) + 2)::float8)`;
  const kilometres = sql`6371.0088 * sqrt(${squaredDistance(from)})`;
  // With p and q for how likely each is to like the other, (p + 4)(q + 4) / 8 is (p + q) / 2 + p q / 8, and 2 more.
  return sql`(4.1 + 0.6 * ${pleasesMe} + ${shared} + c.liked / 20.0::float8)
      * (4.1 + 0.6 * ${pleasesThem} + ${shared} + c.likes / 20.0::float8) / 8
    + c.contestedness / 50.0::float8 + 0.2 / (1 + (${today}::date - c.seen_on) / 7.0::float8) + 0.2 / (1 + ${kilometres} / 20)`;
}

/** From 0 to 1. What matters most to a member counts six times as much; without a shared question it is one half. */
interface Satisfaction {
  readonly met: Sql;
  readonly asked: Sql;
  readonly metMost: Sql;
  readonly askedMost: Sql;
}
const satisfied = ({ met, asked, metMost, askedMost }: Satisfaction) =>
  sql`((bit_count(${met}) + 5 * bit_count(${metMost}) + 1)::float8
    / (bit_count(${asked}) + 5 * bit_count(${askedMost}) + 2))`;
