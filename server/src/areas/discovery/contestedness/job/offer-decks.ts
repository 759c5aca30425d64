import { Object as Row } from 'typebox';
import { List, Uuid } from '../../../../db/columns.ts';
import { type Db, statement } from '../../../../db/statement.ts';
import { type Loaded, firstId } from '../cards/load-cards.ts';
import type { Estimate } from '../estimate.ts';

const portion = 1000;

const selectDecks = statement({
  name: 'find_best_of_decks',
  text: `select member_id as id, people[1:50] as people from deck
    where member_id > $after order by member_id limit ${portion}`,
  params: { after: 'uuid' },
  row: Row({ id: Uuid, people: List(Uuid) }),
});

/** Stored decks contain the best of everyone who qualifies, which no sample does. */
export async function offerDecks(db: Db, { ids }: Loaded, estimate: Estimate) {
  for (let after = firstId; ;) {
    const decks = await selectDecks.all(db, { after });
    for (const { id, people } of decks) {
      const viewer = ids.find(id);
      if (viewer < 0) continue;
      estimate.offer(
        viewer,
        people.map((each) => ids.find(each)).filter((slot) => slot >= 0),
      );
    }
    const last = decks.at(-1);
    if (!last || decks.length < portion) return;
    after = last.id;
  }
}
