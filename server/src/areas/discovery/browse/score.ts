import { type Sql, sql } from '../../../db/sql.ts';
import { interestWeight, scoreSteps } from '../matching/compatibility.ts';
import {
  type AnswerBits,
  answersMask,
  interestCount,
  interestsMask,
  interestsOf,
  noAnswer,
  noQuestion,
  questionsMask,
} from '../deck/rank.ts';

const everyInterest = '1'.repeat(interestCount);

/**
 * The score of `compatibility.ts` from the bits of card `c` and its weights: the same number, by the same steps, as a list sorted by it
 * reads everyone. It is -1 if the two share nothing to compare.
 */
export function scoreOf(answerBits: AnswerBits): Sql {
  const theirs = (value: string) => sql`c.answers & ${answersMask(value)}`;
  const theirQuestions = (value: string) => sql`c.questions & ${questionsMask(value)}`;
  const says = sql`${answerBits.says}::bit(320)`;
  const answered = sql`${answerBits.answered}::bit(80)`;
  const pleasesMe = satisfaction(
    importance({
      any: theirs(answerBits.wants),
      needs: theirs(answerBits.needs),
      tens: theirs(answerBits.tens),
      top: sql`${theirs(answerBits.needs)} & ${answersMask(answerBits.tens)}`,
    }),
    importance({
      any: theirQuestions(answerBits.asks),
      needs: theirQuestions(answerBits.requires),
      tens: theirQuestions(answerBits.tensAsked),
      top: sql`${theirQuestions(answerBits.requires)} & ${questionsMask(answerBits.tensAsked)}`,
    }),
  );
  const pleasesThem = satisfaction(
    importance({
      any: theirs(noAnswer + answerBits.says),
      needs: sql`w.needs & ${says}`,
      tens: sql`w.tens & ${says}`,
      top: sql`w.needs & w.tens & ${says}`,
    }),
    importance({
      any: theirQuestions(noQuestion + answerBits.answered),
      needs: sql`w.requires & ${answered}`,
      tens: sql`w.tens_asked & ${answered}`,
      top: sql`w.requires & w.tens_asked & ${answered}`,
    }),
  );
  const shared = sql`bit_count(${theirQuestions(answerBits.answered)})::float8`;
  const theirInterests = (value: string) => sql`bit_count(c.questions & ${interestsMask(value)})`;
  const mine = interestsOf(answerBits);
  const { moreInterests } = answerBits;
  const theirMore = (bits: Sql) => sql`coalesce(bit_count(${bits}), 0)`;
  const moreShared = moreInterests
    ? sql` + ${theirMore(sql`c.more_interests & ${moreInterests}::bit(64)`)}`
    : sql``;
  const moreOfMine = moreInterests ? sql` + bit_count(${moreInterests}::bit(64))` : sql``;
  const both = sql`(${theirInterests(mine)}${moreShared})::float8`;
  const allTheirs = sql`(${theirInterests(everyInterest)} + ${theirMore(sql`c.more_interests`)})`;
  const all = sql`(${allTheirs} * (bit_count(${mine}::bit(96))${moreOfMine}))::float8`;
  const weight = sql`(case when ${all} > 0 then ${interestWeight} else 0 end)::float8`;
  const answers = sql`sqrt(${pleasesMe} * ${pleasesThem}) * ${shared} / (${shared} + 1)`;
  const overlap = sql`coalesce(${both} / nullif(sqrt(${all}), 0), 0) * ${both} / (${both} + 1)`;
  const { size, best } = scoreSteps;
  return sql`(select least(${best}, coalesce(${size} * floor(100 * (${shared} * (${answers}) + ${weight} * (${overlap}))
    / nullif(case when ${shared} + ${both} > 0 then ${shared} + ${weight} end, 0) / ${size} + 0.5), -1))::integer
    from card_weight w where w.member_id = c.member_id)`;
}

interface Questions {
  readonly any: Sql;
  readonly needs: Sql;
  readonly tens: Sql;
  /** Both of `needs` and of `tens`. */
  readonly top: Sql;
}

/** A question counts 1, or 50 in `needs`, 10 in `tens`, and 250 in both. */
const importance = ({ any, needs, tens, top }: Questions) =>
  sql`(bit_count(${any}) + 49 * bit_count(${needs}) + 9 * bit_count(${tens}) + 191 * bit_count(${top}))::float8`;

const satisfaction = (earned: Sql, possible: Sql) =>
  sql`coalesce(${earned} / nullif(${possible}, 0), 1)`;
