import type { Ladder } from '@kindred/contract/desk/ladder';
import { type StepFault, faultIn } from '@kindred/contract/desk/ladder-rules';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError, type ErrorCode } from '../../../errors.ts';
import { findLadder } from './ladder.ts';

const updateLadder = statement({
  name: 'update_ladder',
  text: `update ladder set version = version + 1, strike_days = $strikeDays
    where version = $version returning version`,
  params: { version: 'int4', strikeDays: 'int2' },
  row: Row({ version: Integer }),
});

const deleteSteps = statement({ name: 'delete_ladder', text: 'delete from ladder_step' });

const insertSteps = statement({
  name: 'insert_ladder',
  text: `insert into ladder_step (problem_type, strikes, action, days)
    select problem_type, strikes, action, days
    from jsonb_to_recordset($steps) as s (problem_type text, strikes int, action text, days int)`,
  params: { steps: 'jsonb' },
});

/** The ladder before and after. The row of the ladder is changed first, so that two who change it wait for each other. */
export async function replaceLadder(db: Db, asked: Ladder) {
  refuseFaults(asked);
  const before = await findLadder(db);
  if (!(await updateLadder.first(db, asked))) await refuseStale(db);
  await deleteSteps.run(db);
  await insertSteps.run(db, { steps: rowsOf(asked) });
  return { before, after: await findLadder(db) };
}

const rowsOf = ({ steps, ofTypes }: Ladder) =>
  [{ problem_type: null, steps }, ...ofTypes].flatMap(({ problem_type, steps: own }) =>
    own.map((step) => ({ ...step, problem_type })),
  );

async function refuseStale(db: Db): Promise<never> {
  throw new AppError('ladder_changed', { data: { ladder: await findLadder(db) } });
}

const codes = {
  first: 'ladder_first_step_with_strikes',
  order: 'ladder_steps_unordered',
  days: 'ladder_step_days_wrong',
  milder: 'ladder_step_milder',
} as const satisfies Record<StepFault, ErrorCode>;

function refuseFaults({ steps, ofTypes }: Ladder) {
  refuseSteps('steps', steps);
  const seen = new Set<string>();
  for (const [at, own] of ofTypes.entries()) {
    if (seen.has(own.problem_type))
      throw new AppError('ladder_type_repeated', { field: `ofTypes.${at}.problem_type` });
    seen.add(own.problem_type);
    refuseSteps(`ofTypes.${at}.steps`, own.steps);
  }
}

function refuseSteps(field: string, steps: Ladder['steps']) {
  const found = faultIn(steps);
  if (found) throw new AppError(codes[found.fault], { field: `${field}.${found.path}` });
}
