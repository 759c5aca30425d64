import { Object as Row } from 'typebox';
import { Bytes, Decimal, Integer, Uuid } from '../../../../db/columns.ts';
import { type Db, statement } from '../../../../db/statement.ts';
import { Cards } from './cards.ts';
import { MemberIds } from './member-ids.ts';
import { type Groups, groupOf, sortByGroup } from './groups.ts';
import { setBits } from './set-bits.ts';
import { packCriteria } from './who.ts';

const countCards = statement({
  name: 'count_loaded_cards',
  text: 'select count(*)::int as cards from card where not incognito',
  row: Row({ cards: Integer }),
});

const portion = 2000;

/** The first four bytes of `bit_send` are the length. */
const bytes = (column: string) => `substr(bit_send(${column}), 5)`;

const selectCards = statement({
  name: 'load_cards',
  text: `select c.member_id as id, c.zone, c.x, c.y, c.z, c.reach, c.gender, c.seeks, c.seek_min_age as "minAge",
      c.seek_max_age as "maxAge", extract(year from age($today::date, c.born))::int as age,
      ${['c.answers', 'c.questions'].map(bytes).join(' || ')} as bits
    from card c where c.member_id > $after and not c.incognito
    order by c.member_id limit ${portion}`,
  params: { after: 'uuid', today: 'date' },
  row: Row({
    id: Uuid,
    zone: Integer,
    x: Decimal,
    y: Decimal,
    z: Decimal,
    reach: Decimal,
    gender: Integer,
    seeks: Integer,
    minAge: Integer,
    maxAge: Integer,
    age: Integer,
    bits: Bytes,
  }),
});

export interface LoadedCards {
  readonly cards: Cards;
  readonly ids: MemberIds;
  readonly groups: Groups;
}

export const firstId = '00000000-0000-0000-0000-000000000000';

/** All cards that everyone can find. New cards are included in the next night's estimate. */
export async function loadCards(db: Db, today: string): Promise<LoadedCards> {
  const { cards: size } = await countCards.one(db);
  const cards = new Cards(size);
  const ids = new MemberIds(size);
  const groupOfCard = new Int32Array(size);
  for (let after = firstId; ;) {
    const rows = await selectCards.all(db, { after, today });
    for (const row of rows.slice(0, size - ids.length)) {
      const slot = ids.length;
      ids.add(row.id);
      groupOfCard[slot] = groupOf(row.zone, 31 - Math.clz32(row.gender));
      cards.who[slot] = packCriteria(row);
      for (const column of ['x', 'y', 'z', 'reach'] as const) cards[column][slot] = row[column];
      setBits(cards, slot, row.bits);
    }
    const last = rows.at(-1);
    if (!last || rows.length < portion) break;
    after = last.id;
  }
  const { slots, groups } = sortByGroup(cards, groupOfCard);
  ids.setSlots(slots);
  return { cards, ids, groups };
}
