import type { Ladder } from '@kindred/contract/desk/ladder';
import { stepActions } from '@kindred/contract/desk/sanctions';
import { type ProblemType, problemTypes } from '@kindred/contract/reports/report-types';
import { type Static, Object as Row } from 'typebox';
import { Integer, Json, List, OrNull, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

/** The ladder in the database's JSON format: all steps in order, those without a type first. */
export const LadderJson = Row({
  version: Integer,
  strike_days: Integer,
  steps: List(
    Row({
      strikes: Integer,
      action: Word(stepActions),
      days: OrNull(Integer),
      problem_type: OrNull(Word(problemTypes)),
    }),
  ),
});

export const ladderJson = `(select json_build_object('version', l.version, 'strike_days', l.strike_days,
    'steps', (select coalesce(json_agg(s order by s.problem_type nulls first, s.strikes), '[]') from ladder_step s))
  from ladder l)`;

const selectLadder = statement({
  name: 'find_ladder',
  text: `select ${ladderJson} as ladder`,
  row: Row({ ladder: Json(LadderJson) }),
});

export const findLadder = async (db: Db) => toLadder((await selectLadder.one(db)).ladder);

export function toLadder({ version, strike_days, steps }: Static<typeof LadderJson>): Ladder {
  const stepsOf = (type: ProblemType | null) =>
    steps
      .filter(({ problem_type }) => problem_type === type)
      .map(({ problem_type: _type, ...step }) => step);
  const ofTypes = problemTypes
    .map((problem_type) => ({ problem_type, steps: stepsOf(problem_type) }))
    .filter((own) => own.steps.length > 0);
  return { version, strikeDays: strike_days, steps: stepsOf(null), ofTypes };
}
