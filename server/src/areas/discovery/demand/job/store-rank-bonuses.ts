import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../../db/columns.ts';
import { lockMembers } from '../../../../db/locks.ts';
import { statement } from '../../../../db/statement.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import type { LoadedCards } from '../cards/load-cards.ts';
import { type Rectangle, includes } from '../districts/divide.ts';

const portion = 1000;
export const stepsPerPoint = 240;
const maxBonus = 400;
const leastChange = 4;

const params = {
  ids: 'uuid[]',
  bonus: 'int2[]',
} as const;

const newBonuses = `unnest($ids::uuid[], $bonus::smallint[]) as n (id, bonus)`;

/** A card is large, so a small difference is not written. */
const selectChanged = statement({
  name: 'find_changed_rank_bonuses',
  text: `select n.id from ${newBonuses} left join rank_bonus s on s.member_id = n.id
    where abs(coalesce(s.bonus, 0) - n.bonus) > ${leastChange}`,
  params,
  row: Row({ id: Uuid }),
});

const storeBonuses = statement({
  name: 'store_rank_bonuses',
  text: `with stored as (
      insert into rank_bonus as s (member_id, bonus)
        select id, bonus from ${newBonuses} where id = any ($locked)
      on conflict (member_id) do update set bonus = excluded.bonus
      returning s.member_id, s.bonus)
    update card c set rank_bonus = card_rank_bonus(stored.bonus)
      from stored where c.member_id = stored.member_id`,
  params: { ...params, locked: 'uuid[]' },
});

/** Stores the rounded values of the people in the rectangle, as far as they changed. */
export async function storeRankBonuses(
  pool: Pool,
  { ids, zones }: LoadedCards,
  rectangle: Rectangle,
  valueAt: (slot: number) => number,
) {
  for (let from = 0; from < ids.length; from += portion) {
    const indexes = Array.from(
      { length: Math.min(portion, ids.length - from) },
      (_, index) => from + index,
    ).filter((index) => includes(rectangle, zones[index] as number));
    const slots = indexes.map(ids.slotAt);
    const rows = {
      ids: indexes.map((index) => ids.idAt(index)),
      bonus: slots.map((slot) => rounded(valueAt(slot))),
    };
    const changed = (await selectChanged.all(pool, rows)).map(({ id }) => id);
    if (changed.length === 0) continue;
    await inTransaction(pool, async (client) => {
      const locked = await lockMembers(client, changed);
      await storeBonuses.run(client, { ...rows, locked });
    });
  }
}

const rounded = (value: number) =>
  Math.min(maxBonus, Math.max(-maxBonus, Math.round(stepsPerPoint * value))) || 0;
