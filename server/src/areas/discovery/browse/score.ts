import { type Sql, sql } from '../../../db/sql.ts';
import { interestWeight } from '../compatibility.ts';
import { type Wishes, answerBits, questionBits } from '../deck/rank.ts';

/**
 * The score of `compatibility.ts` from the bits of card `c`: the same number, by the same steps, as a list sorted by it
 * reads everyone. It is -1 if the two share nothing to compare.
 */
export function scoreOf(wishes: Wishes): Sql {
  const theirs = (value: string) => sql`c.says & ${answerBits(value)}`;
  const theirQuestions = (value: string) => sql`c.answered & ${questionBits(value)}`;
  const says = answerBits(wishes.says);
  const answered = questionBits(wishes.answered);
  const pleasesMe = satisfaction(
    importance({
      any: theirs(wishes.wants),
      needs: theirs(wishes.needs),
      tens: theirs(wishes.tens),
      top: sql`${theirs(wishes.needs)} & ${answerBits(wishes.tens)}`,
    }),
    importance({
      any: theirQuestions(wishes.asks),
      needs: theirQuestions(wishes.requires),
      tens: theirQuestions(wishes.tensAsked),
      top: sql`${theirQuestions(wishes.requires)} & ${questionBits(wishes.tensAsked)}`,
    }),
  );
  const pleasesThem = satisfaction(
    importance({
      any: sql`c.wants & ${says}`,
      needs: sql`c.needs & ${says}`,
      tens: sql`c.tens & ${says}`,
      top: sql`c.needs & c.tens & ${says}`,
    }),
    importance({
      any: sql`c.asks & ${answered}`,
      needs: sql`c.requires & ${answered}`,
      tens: sql`c.tens_asked & ${answered}`,
      top: sql`c.requires & c.tens_asked & ${answered}`,
    }),
  );
  const shared = sql`bit_count(${theirQuestions(wishes.answered)})::float8`;
  const interests = sql`${wishes.interests}::bit(96)`;
  const both = sql`bit_count(c.interests & ${interests})::float8`;
  const all = sql`(bit_count(c.interests) * bit_count(${interests}))::float8`;
  const weight = sql`(case when ${all} > 0 then ${interestWeight} else 0 end)::float8`;
  const answers = sql`sqrt(${pleasesMe} * ${pleasesThem}) * ${shared} / (${shared} + 1)`;
  const overlap = sql`coalesce(${both} / nullif(sqrt(${all}), 0), 0) * ${both} / (${both} + 1)`;
  return sql`coalesce(floor(100 * (${shared} * (${answers}) + ${weight} * (${overlap}))
    / nullif(case when ${shared} + ${both} > 0 then ${shared} + ${weight} end, 0) + 0.5), -1)::integer`;
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
