import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Bytes, Decimal, Integer, OrNull, Uuid } from '../../../../db/columns.ts';
import { eachRow } from '../../../../db/read-in-portions.ts';
import { statement } from '../../../../db/statement.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { zonesPerRow } from '../../../../platform/geo/position.ts';
import type { Rectangle } from '../districts/divide.ts';
import { Cards } from './cards.ts';
import { MemberIds } from './member-ids.ts';
import { type Groups, groupOf, sortByGroup } from './groups.ts';
import { setBits } from './set-bits.ts';
import { packCriteria } from './who.ts';

/** The cards in a rectangle of zones, row by row, as the index has them. */
const inRectangle = `generate_series($south::int, $north::int) as r (row)
    join card c on c.zone between r.row * ${zonesPerRow} + $west::int and r.row * ${zonesPerRow} + $east::int
    where not c.incognito`;

const rectangle = { south: 'int4', north: 'int4', west: 'int4', east: 'int4' } as const;

const countCards = statement({
  name: 'count_loaded_cards',
  text: `select count(*)::int as cards from ${inRectangle}`,
  params: rectangle,
  row: Row({ cards: Integer }),
});

/** The first four bytes of `bit_send` are the length. */
const bytes = (column: string) => `substr(bit_send(${column}), 5)`;

/** Cards keep answers to retired questions. The masks are found once for the statement. */
const asked = (bits: string) => `(select ${bits}())`;

const selectCards = statement({
  name: 'load_cards',
  text: `select c.member_id as id, c.zone, c.x, c.y, c.z, c.reach, c.gender, c.seeks, c.seek_min_age as "minAge",
      c.seek_max_age as "maxAge", extract(year from age($today::date, c.born))::int as age,
      ${[`c.answers & ${asked('asked_answer_bits')}`, `c.questions & ${asked('asked_question_bits')}`].map(bytes).join(' || ')} as bits, ${bytes('c.more_interests')} as more
    from ${inRectangle} order by c.member_id`,
  params: { ...rectangle, today: 'date' },
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
    more: OrNull(Bytes),
  }),
});

export interface LoadedCards {
  readonly cards: Cards;
  readonly ids: MemberIds;
  /** Of each member, in the order of their ids. */
  readonly zones: Int32Array;
  readonly groups: Groups;
}

/** All cards of some zones that everyone can find. New cards are included in the next night's estimate. */
export const loadCards = (pool: Pool, today: string, where: Rectangle): Promise<LoadedCards> =>
  inTransaction(pool, async (client) => {
    const { cards: size } = await countCards.one(client, where);
    const cards = new Cards(size);
    const ids = new MemberIds(size);
    const zones = new Int32Array(size);
    const groupOfCard = new Int32Array(size);
    for await (const row of eachRow(client, selectCards, { ...where, today })) {
      const slot = ids.length;
      if (slot === size) break;
      ids.add(row.id);
      zones[slot] = row.zone;
      groupOfCard[slot] = groupOf(row.zone, 31 - Math.clz32(row.gender));
      cards.who[slot] = packCriteria(row);
      for (const column of ['x', 'y', 'z', 'reach'] as const) cards[column][slot] = row[column];
      setBits(cards, slot, row.bits, row.more);
    }
    const { slots, groups } = sortByGroup(cards, groupOfCard);
    ids.setSlots(slots);
    return { cards, ids, zones, groups };
  });
