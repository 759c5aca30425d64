import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Integer, List } from '../../../../db/columns.ts';
import { type Db, statement } from '../../../../db/statement.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { forgetProgress } from '../job/progress.ts';
import { type District, type Rectangle, divide } from './divide.ts';

const countZones = statement({
  name: 'count_cards_of_zones',
  text: 'select zone, count(*)::int as cards from card where not incognito group by zone',
  row: Row({ zone: Integer, cards: Integer }),
});

const selectDistricts = statement({
  name: 'find_estimate_districts',
  text: 'select number, people, around, cards, done from estimate_district order by number',
  row: Row({
    number: Integer,
    people: List(Integer),
    around: List(Integer),
    cards: Integer,
    done: Flag,
  }),
});

const insertDistrict = statement({
  name: 'add_estimate_district',
  text: `insert into estimate_district (number, people, around, cards, divided_at)
    values ($number, $people, $around, $cards, now())`,
  params: { number: 'int4', people: 'int2[]', around: 'int2[]', cards: 'int4' },
});

const toRow = ({ south, north, west, east }: Rectangle) => [south, north, west, east];
const fromRow = ([south = 0, north = 0, west = 0, east = 0]: readonly number[]): Rectangle => ({
  south,
  north,
  west,
  east,
});

const finishDistrict = statement({
  name: 'finish_estimate_district',
  text: 'update estimate_district set done = true where number = $number',
  params: { number: 'int4' },
});

const deleteDistricts = statement({
  name: 'delete_estimate_districts',
  text: 'delete from estimate_district',
});

const deleteOldDistricts = statement({
  name: 'delete_old_estimate_districts',
  text: `delete from estimate_district where divided_at < now() - interval '20 hours'`,
});

export interface StoredDistrict extends District {
  readonly number: number;
  readonly done: boolean;
}

/** The districts of the run that was stopped, or of a new one. */
export async function findDistricts(pool: Pool, most: number): Promise<StoredDistrict[]> {
  return inTransaction(pool, async (client) => {
    await deleteOldDistricts.run(client);
    const stored = await selectDistricts.all(client);
    if (stored.length > 0)
      return stored.map((row) => ({
        ...row,
        people: fromRow(row.people),
        around: fromRow(row.around),
      }));
    // What is left of another run belongs to other districts.
    await forgetProgress(client);
    const districts = divide(await countZones.all(client), most);
    for (const [number, { people, around, cards }] of districts.entries())
      await insertDistrict.run(client, {
        number,
        people: toRow(people),
        around: toRow(around),
        cards,
      });
    return districts.map((district, number) => ({ ...district, number, done: false }));
  });
}

/** Its progress is deleted with it, as that of the next one has the same rows. */
export const markDone = (pool: Pool, { number }: StoredDistrict) =>
  inTransaction(pool, async (client) => {
    await finishDistrict.run(client, { number });
    await forgetProgress(client);
  });

export const forgetDistricts = (db: Db) => deleteDistricts.run(db);
