import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { filteredStatement, raw, sql } from '../../../db/sql.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { conditionsFor, qualifies } from '../matching/qualify.ts';
import { type Viewer, exampleViewer } from '../matching/viewer.ts';
import { deckSize } from './make-deck.ts';
import { type AnswerBits, bestFirst, exampleAnswerBits, findAnswerBits } from './rank.ts';
import { type Deck, type ViewerAndDeck, manyChanges } from './stored-deck.ts';

interface ChangesQuery {
  readonly viewer: Viewer;
  readonly today: string;
  readonly deck: Pick<Deck, 'step' | 'changesFrom'>;
}

/**
 * Reads each changed card, and not everyone nearby. People of a deck who were passed on long ago may fit again like
 * everyone else.
 */
const selectNew = filteredStatement({
  name: 'find_new_people_of_deck',
  build: ({ viewer, today, deck: { step, changesFrom } }: ChangesQuery) => {
    const { id } = viewer;
    const known =
      step === 'yours'
        ? sql`c.member_id = any ((select d.people from deck d where d.member_id = ${id})::uuid[])`
        : raw('false');
    return sql`select c.member_id
      from (select distinct h.member_id from card_change h
          where h.changed_by >= ${changesFrom}::xid8 and (h.viewer_id is null or h.viewer_id = ${id})) as changed
        cross join lateral (select * from card where card.member_id = changed.member_id offset 0) as c
      where not ${known} and ${qualifies({ viewer, today })}`;
  },
  row: Row({ member_id: Uuid }),
  examples: [
    { viewer: exampleViewer, today: '2026-01-01', deck: { step: 'yours', changesFrom: '1' } },
    { viewer: exampleViewer, today: '2026-01-01', deck: { step: 'again', changesFrom: '1' } },
  ],
});

interface MergeInput {
  readonly viewer: Viewer;
  readonly today: string;
  readonly answerBits: AnswerBits;
  readonly people: readonly string[];
}

const example: MergeInput = {
  viewer: exampleViewer,
  today: '2026-01-01',
  answerBits: exampleAnswerBits,
  people: [],
};

/** People whom the viewer cannot see keep a place at the end, as they may come back. Nothing of their cards decides it. */
const selectMerged = filteredStatement({
  name: 'rank_deck_with_new_people',
  build: ({ viewer, today, answerBits, people }: MergeInput) =>
    sql`select o.id as member_id
      from (select unnest(d.people) as id from deck d where d.member_id = ${viewer.id}
          union select unnest(${people}::uuid[])) as o
        left join lateral (select c.* from card c
          where c.member_id = o.id and ${conditionsFor({ viewer, today }).visible}) as c on true
      order by c.member_id is null, ${bestFirst(answerBits, viewer, today)}, o.id limit ${deckSize}`,
  row: Row({ member_id: Uuid }),
  examples: [
    example,
    { ...example, viewer: { ...exampleViewer, maxDistance: null, hasOldPasses: false } },
  ],
});

/** A deck that was replaced since then has these changes. */
const updateDeck = statement({
  name: 'update_deck',
  shown: 'never',
  text: `update deck set people = coalesce($people, people), changes_from = $changesFrom::text::xid8
    where member_id = $memberId and made_at = $madeAt`,
  params: { memberId: 'uuid', madeAt: 'timestamptz', people: 'uuid[]?', changesFrom: 'text' },
});

/**
 * Puts people who newly fit into a stored deck, each at their rank. The order of the others is renewed only with them, so that
 * nothing can be seen of changes by people who do not fit. Null if another deck has to be made.
 */
export async function withChanges(
  db: Db,
  { viewer, present, deck }: ViewerAndDeck,
  { today }: Moment,
): Promise<Deck | null> {
  if (!deck || deck.changes === 0) return deck;
  const rows = await selectNew.all(db, { viewer, today, deck });
  if (rows.length > 0 && deck.step !== 'yours') return null;
  const { madeAt } = deck;
  const ids = { memberId: viewer.id, madeAt, changesFrom: present };
  if (rows.length === 0) {
    // A few changes are read again, which costs less than storing that they were.
    if (deck.changes === manyChanges) await updateDeck.run(db, { ...ids, people: null });
    return deck;
  }
  const found = rows.map((row) => row.member_id);
  const answerBits = await findAnswerBits(db, viewer.id);
  const merged = await selectMerged.all(db, { viewer, today, answerBits, people: found });
  const people = merged.map((row) => row.member_id);
  await updateDeck.run(db, { ...ids, people });
  return { ...deck, size: people.length };
}
