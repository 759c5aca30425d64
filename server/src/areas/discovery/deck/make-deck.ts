import type { DeckStep } from '@kindred/contract/discovery/deck';
import { Object as Row } from 'typebox';
import { Text, Uuid } from '../../../db/columns.ts';
import { isReplicaReader } from '../../../db/reader.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import { type Db, type Reader, statement } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { bandsOf } from '../matching/nearness.ts';
import { type Search, hasFieldsInTurn, qualifies } from '../matching/qualify.ts';
import { exampleViewer, type Viewer } from '../matching/viewer.ts';
import { type AnswerBits, bestFirst, exampleAnswerBits, findAnswerBits } from './rank.ts';
import { searchOf } from './steps.ts';

/** A deck has this many of the best of everyone who qualifies. */
export const deckSize = 500;

interface RankedSearch {
  readonly looking: Search;
  readonly answerBits: AnswerBits;
}
interface CircleSearch extends RankedSearch {
  readonly circle: number | null;
}

const example: CircleSearch = {
  looking: { viewer: exampleViewer, today: '2026-01-01' },
  answerBits: exampleAnswerBits,
  circle: 50,
};
const anywhere: CircleSearch = {
  ...example,
  looking: {
    ...example.looking,
    viewer: { ...exampleViewer, maxDistance: null, hasOldPasses: false },
  },
};

/**
 * What a member asks for in fields of the owner is looked up last, from the best downwards until the deck is full: it is in
 * another table than the rest.
 */
const selectBest = filteredStatement({
  name: 'rank_people',
  reads: true,
  build: ({ looking, circle, answerBits }: CircleSearch) => {
    const { viewer, today } = looking;
    const { askedFields } = viewer;
    const others = { ...looking, viewer: { ...viewer, maxDistance: circle, askedFields: [] } };
    const fitting = sql`select c.member_id from card c where ${qualifies(others, 'many')}
      order by ${bestFirst(answerBits, viewer, today)}`;
    return askedFields.length === 0
      ? sql`${fitting} limit ${deckSize}`
      : sql`select c.member_id from (${fitting} offset 0) as c
          where ${hasFieldsInTurn(askedFields)} limit ${deckSize}`;
  },
  row: Row({ member_id: Uuid }),
  examples: [
    example,
    anywhere,
    { ...example, looking: { ...example.looking, viewer: { ...exampleViewer, askedFields: [] } } },
  ],
});

/** Everyone within one of the distances comes before all others, so the first with enough people has the best of all. */
async function findBest(db: Reader, search: RankedSearch) {
  let people: string[] = [];
  for (const circle of bandsOf(search.looking.viewer)) {
    const rows = await selectBest.all(db, { ...search, circle });
    people = rows.map((row) => row.member_id);
    if (people.length === deckSize) break;
  }
  return people;
}

const writeDeck = statement({
  name: 'store_deck',
  shown: 'never',
  text: `insert into deck (member_id, made_at, made_for, step, people, changes_from)
    values ($memberId, $madeAt, $madeFor, $step, $people, $changesFrom::text::xid8)
    on conflict (member_id) do update set made_at = excluded.made_at, made_for = excluded.made_for,
      step = excluded.step, people = excluded.people, changes_from = excluded.changes_from`,
  params: {
    memberId: 'uuid',
    madeAt: 'timestamptz',
    madeFor: 'text',
    step: 'text',
    people: 'uuid[]',
    changesFrom: 'text',
  },
});

/** What a deck depends on. When any of it changes, the deck is replaced; the day, because ages change at midnight. */
export const basisOf = (
  { id: _id, interests: _interests, dealBreakers: _dealBreakers, ...preferences }: Viewer,
  today: string,
) => JSON.stringify({ ...preferences, today });

export interface NewDeck {
  readonly madeAt: Date;
  readonly madeFor: string;
  readonly step: DeckStep;
  readonly people: readonly string[];
  /** The deck has the changes of all transactions before this one. */
  readonly changesFrom: string;
}

const selectPresent = statement({
  name: 'find_present',
  reads: true,
  text: 'select pg_snapshot_xmin(pg_current_snapshot())::text as present',
  row: Row({ present: Text }),
});

/**
 * Ranks everyone who qualifies and keeps the best. `present` is from before the viewer was read. A replica says itself which
 * transactions it shows: those that it lacks are changes of the deck.
 */
export async function makeDeck(
  reader: Reader,
  { viewer, present }: { readonly viewer: Viewer; readonly present: string },
  moment: Moment,
): Promise<NewDeck> {
  const shown = isReplicaReader(reader) ? (await selectPresent.one(reader)).present : present;
  const answerBits = await findAnswerBits(reader, viewer.id);
  const madeFor = basisOf(viewer, moment.today);
  const deck = { madeAt: moment.now, madeFor, changesFrom: shown };
  for (const step of ['yours', 'again'] as const) {
    const people = await findBest(reader, { looking: searchOf(step, viewer, moment), answerBits });
    if (people.length > 0) return { ...deck, step, people };
  }
  return { ...deck, step: 'yours', people: [] };
}

export const storeDeck = (db: Db, memberId: string, deck: NewDeck) =>
  writeDeck.run(db, { memberId, ...deck });
