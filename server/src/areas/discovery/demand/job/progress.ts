import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Decimal, Integer, List, Uuid } from '../../../../db/columns.ts';
import { type Db, statement } from '../../../../db/statement.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { MemberIds } from '../cards/member-ids.ts';
import type { Progress } from '../market.ts';

const partSize = 10_000;

const savePart = statement({
  name: 'save_estimate_part',
  text: `insert into estimate_progress (part, round, saved_at, members, bonus, sums)
      values ($part, $round, now(), $members, $bonus, $sums)
    on conflict (part) do update set round = excluded.round, saved_at = excluded.saved_at,
      members = excluded.members, bonus = excluded.bonus, sums = excluded.sums`,
  params: {
    part: 'int4',
    round: 'int4',
    members: 'uuid[]',
    bonus: 'float4[]',
    sums: 'float4[]',
  },
});

const selectParts = statement({
  name: 'find_estimate_parts',
  text: 'select part from estimate_progress order by part',
  row: Row({ part: Integer }),
});

const selectPart = statement({
  name: 'load_estimate_part',
  text: 'select round, members, bonus, sums from estimate_progress where part = $part',
  params: { part: 'int4' },
  row: Row({
    round: Integer,
    members: List(Uuid),
    bonus: List(Decimal),
    sums: List(Decimal),
  }),
});

const deleteProgress = statement({
  name: 'delete_estimate',
  text: 'delete from estimate_progress',
});

const deletePartOf = statement({
  name: 'delete_estimate_of_member',
  text: 'delete from estimate_progress where $id = any (members)',
  params: { id: 'uuid' },
});

/** All parts are of the same round, whenever this is stopped. */
export async function saveProgress(pool: Pool, ids: MemberIds, progress: Progress) {
  const { round, values, sums } = progress;
  await inTransaction(pool, async (client) => {
    for (let part = 0; part * partSize < ids.length; part += 1) {
      const from = part * partSize;
      const indexes = Array.from(
        { length: Math.min(partSize, ids.length - from) },
        (_, index) => from + index,
      );
      const slots = indexes.map(ids.slotAt);
      await savePart.run(client, {
        part,
        round,
        members: indexes.map((index) => ids.idAt(index)),
        bonus: slots.map((slot) => values[slot] as number),
        sums: slots.map((slot) => sums[slot] as number),
      });
    }
  });
}

/** The progress of the last run. People who joined since then start in the middle. */
export async function loadProgress(
  db: Db,
  ids: MemberIds,
  size: number,
): Promise<Progress | undefined> {
  const parts = await selectParts.all(db);
  if (parts.length === 0) return undefined;
  const [values, sums] = [new Float64Array(size), new Float64Array(size)];
  let round = 0;
  for (const { part } of parts) {
    const row = await selectPart.first(db, { part });
    if (!row) continue;
    round = row.round;
    row.members.forEach((id, index) => {
      const slot = ids.find(id);
      if (slot < 0) return;
      values[slot] = row.bonus[index] as number;
      sums[slot] = row.sums[index] as number;
    });
  }
  return { round, values, sums };
}

export const forgetProgress = (db: Db) => deleteProgress.run(db);

/** A row stores thousands and is deleted with any one of them, as it is only kept for minutes. */
export const eraseFromProgress = (db: Db, id: string) => deletePartOf.run(db, { id });
