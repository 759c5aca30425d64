import { Object as Row } from 'typebox';
import { Integer, Uuid } from '../../../../db/columns.ts';
import { type Db, statement } from '../../../../db/statement.ts';
import type { LoadedCards } from '../cards/load-cards.ts';
import { stepsPerPoint } from '../job/store-rank-bonuses.ts';
import { type Rectangle, includes } from './divide.ts';

const portion = 10_000;

const selectBonuses = statement({
  name: 'find_rank_bonuses',
  text: 'select member_id as id, bonus from rank_bonus where member_id = any ($ids)',
  params: { ids: 'uuid[]' },
  row: Row({ id: Uuid, bonus: Integer }),
});

/**
 * What to add to everyone's value, so that people on both sides of a border compare as if one estimate had found both:
 * only differences matter, and each estimate has its own middle. It is how much less its ring has here than in the districts
 * that are done.
 */
export async function findShift(
  db: Db,
  { ids, zones }: LoadedCards,
  values: Float64Array,
  done: readonly Rectangle[],
) {
  const isDone = (index: number) =>
    done.some((rectangle) => includes(rectangle, zones[index] as number));
  const known = Array.from({ length: ids.length }, (_, index) => index).filter(
    (index) => values[ids.slotAt(index)] !== 0 && isDone(index),
  );
  let [sum, people] = [0, 0];
  for (let from = 0; from < known.length; from += portion) {
    const some = known.slice(from, from + portion).map((index) => ids.idAt(index));
    for (const { id, bonus } of await selectBonuses.all(db, { ids: some })) {
      sum += bonus / stepsPerPoint - (values[ids.find(id)] as number);
      people += 1;
    }
  }
  return people === 0 ? 0 : sum / people;
}
