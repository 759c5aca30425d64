import { Object as Row } from 'typebox';
import { OrNull, Text } from '../../../db/columns.ts';
import { type Sql, sql } from '../../../db/sql.ts';
import { type Reader, statement } from '../../../db/statement.ts';
import type { Position } from '../../../platform/geo/position.ts';
import { perNearness } from '../person/distance.ts';
import { bandOf } from '../matching/nearness.ts';
import { squaredDistance } from '../matching/qualify.ts';
import type { Viewer } from '../matching/viewer.ts';

const selectAnswerBits = statement({
  name: 'find_answer_bits',
  reads: true,
  text: `select interest_bits(p.interests)::text as interests,
      more_interest_bits(p.interests)::text as "moreInterests", a.answered::text, a.asks::text, a.requires::text,
      a.says::text, a.wants::text, a.allows::text, a.needs::text, a.tens::text, a.tens_asked::text as "tensAsked"
    from profile p cross join lateral answer_bits(p.member_id, false) as a where p.member_id = $id`,
  params: { id: 'uuid' },
  row: Row({
    interests: Text,
    moreInterests: OrNull(Text),
    answered: Text,
    asks: Text,
    requires: Text,
    says: Text,
    wants: Text,
    allows: Text,
    needs: Text,
    tens: Text,
    tensAsked: Text,
  }),
});

/** The viewer's interests and all of their answers, as the bits that cards have. */
export type AnswerBits = Awaited<ReturnType<typeof findAnswerBits>>;
export const findAnswerBits = (db: Reader, id: string) => selectAnswerBits.one(db, { id });

export const noAnswer = '0'.repeat(320);
export const noQuestion = '0'.repeat(80);
const interestBits = 96;
/** The tests that prepare every statement use this. */
export const exampleAnswerBits: AnswerBits = {
  interests: '0'.repeat(interestBits),
  moreInterests: '0'.repeat(64),
  answered: noQuestion,
  asks: noQuestion,
  requires: noQuestion,
  says: noAnswer,
  wants: noAnswer,
  allows: noAnswer,
  needs: noAnswer,
  tens: noAnswer,
  tensAsked: noQuestion,
};

/** So many of the bits that no interest has are always set in cards. */
const alwaysSet = 4;
export const interestCount = interestBits - alwaysSet;
export const interestsOf = ({ interests }: AnswerBits) => interests.slice(alwaysSet);
/** A mask for interests among the questions of a card. */
export const interestsMask = (interests: string) =>
  questionsMask(noQuestion.repeat(4) + '0'.repeat(alwaysSet) + interests);

/** Masks for the bits of a card; what is not masked counts as 0. */
export const answersMask = (value: string) => sql`${value.padEnd(1376, '0')}::bit(1376)`;
export const questionsMask = (value: string) => sql`${value.padEnd(416, '0')}::bit(416)`;

/** The order of a deck, by card `c`: nearer bands first, and in each the best rank. /ranking explains it to members. */
export function bestFirst(answerBits: AnswerBits, viewer: Viewer, today: string): Sql {
  const best = sql`${rankOf(answerBits, viewer.position, today)} desc, c.member_id`;
  const band = bandOf(viewer);
  return band ? sql`${band}, ${best}` : best;
}

/**
 * The rank, higher first: how well the answers and interests of both fit, from 0 to 1, and to a sixth of that how recently they
 * were active and how near they are; and their rank bonus, which is lower for members in more demand. Choices about
 * others are no part of it, so that no order can reveal them.
 */
function rankOf(answerBits: AnswerBits, from: Position, today: string): Sql {
  const recent = sql`${7 / 6}::float8 / (${today}::date + 7 - c.seen_on)::float8`;
  const near = sql`1::float8 / ${squaredDistance(from, { times: 6 * perNearness, plus: 6 })}`;
  return sql`${fitOf(answerBits)} + c.rank_bonus + ${recent} + ${near}`;
}

/**
 * How well two members fit: the mean over all questions that matter to one of them and that the other answered. An
 * accepted answer counts 1, another one a half where the question matters little, and 0 where it matters more. Each shared
 * interest counts as half a question that fits. Four bits are always set, of which two count as fitting, so that few
 * questions give no extreme value. The bits count halves, so each question is there twice.
 */
function fitOf(answerBits: AnswerBits) {
  const { says, wants, allows, asks, answered } = answerBits;
  const shared = interestsOf(answerBits);
  const more = moreShared(answerBits);
  const fitting = sql`c.answers & ${answersMask(`${wants}${says}${allows}${says}1100${shared}`)}`;
  const counted = sql`c.questions & ${questionsMask(`${asks}${answered}${asks}${answered}1111${shared}`)}`;
  return sql`(bit_count(${fitting})${more})::float8 / (bit_count(${counted})${more})::float8`;
}

/** Added to what fits and to what counts. Viewers without any of these interests share none. */
function moreShared({ moreInterests }: AnswerBits) {
  if (moreInterests === null) return sql``;
  return sql` + coalesce(bit_count(c.more_interests & ${moreInterests}::bit(64)), 0)`;
}
