import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../../db/columns.ts';
import { lockMembers } from '../../../../db/locks.ts';
import { statement } from '../../../../db/statement.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { Loaded } from '../cards/load-cards.ts';

const portion = 1000;
const steps = 240;
const most = 400;
const leastChange = 4;

const params = {
  ids: 'uuid[]',
  contestedness: 'int2[]',
} as const;

const given = `unnest($ids::uuid[], $contestedness::smallint[]) as n (id, contestedness)`;

/** A card is large. A small difference is no reason to write it again. */
const selectChanged = statement({
  name: 'find_changed_standings',
  text: `select n.id from ${given} left join standing s on s.member_id = n.id
    where abs(coalesce(s.contestedness, 0) - n.contestedness) > ${leastChange}`,
  params,
  row: Row({ id: Uuid }),
});

const storeStandings = statement({
  name: 'store_standings',
  text: `with stored as (
      insert into standing as s (member_id, contestedness)
        select id, contestedness from ${given} where id = any ($locked)
      on conflict (member_id) do update set contestedness = excluded.contestedness
      returning s.member_id, s.contestedness)
    update card c set standing = card_standing(stored.contestedness)
      from stored where c.member_id = stored.member_id`,
  params: { ...params, locked: 'uuid[]' },
});

/** Rounded, and only what changed. */
export async function storeAllStandings(pool: Pool, { ids }: Loaded, values: Float64Array) {
  for (let from = 0; from < ids.length; from += portion) {
    const indexes = Array.from(
      { length: Math.min(portion, ids.length - from) },
      (_, index) => from + index,
    );
    const slots = indexes.map(ids.slotAt);
    const rows = {
      ids: indexes.map((index) => ids.idAt(index)),
      contestedness: slots.map((slot) => rounded(values[slot] as number)),
    };
    const changed = (await selectChanged.all(pool, rows)).map(({ id }) => id);
    if (changed.length === 0) continue;
    await inTransaction(pool, async (client) => {
      const locked = await lockMembers(client, changed);
      await storeStandings.run(client, { ...rows, locked });
    });
  }
}

const rounded = (value: number) => Math.min(most, Math.max(-most, Math.round(steps * value))) || 0;
