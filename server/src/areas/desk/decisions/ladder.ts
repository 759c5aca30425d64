import type { LadderStep } from '@kindred/contract/desk/decisions';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';

const selectSteps = statement({
  name: 'find_ladder',
  text: 'select strikes, action, days from ladder_step order by strikes',
  row: Row({ strikes: Integer, action: Word(['warn', 'suspend', 'ban']), days: OrNull(Integer) }),
});

export const findLadder = (db: Db): Promise<LadderStep[]> => selectSteps.all(db);

/** The same as JSON. */
export const ladderJson = `(select coalesce(json_agg(s order by s.strikes), '[]') from ladder_step s)`;

/** The step for who has this many strikes. */
export const stepFor = (steps: readonly LadderStep[], strikes: number) =>
  steps.findLast((step) => step.strikes <= strikes) ?? null;

const deleteSteps = statement({ name: 'delete_ladder', text: 'delete from ladder_step' });

const insertSteps = statement({
  name: 'insert_ladder',
  text: `insert into ladder_step (strikes, action, days)
    select strikes, action, days from jsonb_to_recordset($steps) as s (strikes int, action text, days int)`,
  params: { steps: 'jsonb' },
});

export async function replaceLadder(db: Db, steps: readonly LadderStep[]) {
  const refusal = ladderError(steps);
  if (refusal)
    throw new AppError('refused', `steps: ${refusal}.`, {
      errors: [{ field: 'steps', msg: refusal }],
    });
  await deleteSteps.run(db);
  await insertSteps.run(db, { steps });
  return findLadder(db);
}

function ladderError(steps: readonly LadderStep[]) {
  const counts = steps.map(({ strikes }) => strikes);
  if (new Set(counts).size < counts.length) return 'Each number of strikes has one step';
  if (steps.some(({ action, days }) => (action === 'suspend') !== (days !== null)))
    return 'A suspension has days, and nothing else has';
  return null;
}
