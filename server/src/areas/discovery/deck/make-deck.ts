import type { DeckStep } from '@kindred/contract/discovery/deck';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { type Search, qualifies } from '../matching/qualify.ts';
import { exampleViewer, type Viewer } from '../matching/viewer.ts';
import { type AnswerBits, exampleAnswerBits, findAnswerBits, rankOf } from './rank.ts';
import { distancesOf, stepsOf } from './steps.ts';

/** A deck has this many of the best of everyone who qualifies. */
export const deckSize = 500;

interface RankedSearch {
  readonly looking: Search;
  readonly answerBits: AnswerBits;
}

const selectBest = filteredStatement({
  name: 'rank_people',
  build: ({ looking, answerBits }: RankedSearch) =>
    sql`select c.member_id from card c where ${qualifies(looking, 'many')}
      order by ${rankOf(answerBits, looking.viewer.position, looking.today)} desc, c.member_id
      limit ${deckSize}`,
  row: Row({ member_id: Uuid }),
  examples: [
    { looking: { viewer: exampleViewer, today: '2026-01-01' }, answerBits: exampleAnswerBits },
  ],
});

async function findBest(db: Db, { viewer, ...looking }: Search, answerBits: AnswerBits) {
  let people: string[] = [];
  for (const maxDistance of distancesOf(viewer)) {
    const nearer = { ...looking, viewer: { ...viewer, maxDistance } };
    const rows = await selectBest.all(db, { looking: nearer, answerBits });
    people = rows.map((row) => row.member_id);
    if (people.length === deckSize) break;
  }
  return people;
}

const writeDeck = statement({
  name: 'store_deck',
  text: `insert into deck (member_id, made_at, made_for, step, people)
    values ($memberId, $madeAt, $madeFor, $step, $people)
    on conflict (member_id) do update set made_at = excluded.made_at, made_for = excluded.made_for,
      step = excluded.step, people = excluded.people`,
  params: {
    memberId: 'uuid',
    madeAt: 'timestamptz',
    madeFor: 'text',
    step: 'text',
    people: 'uuid[]',
  },
});

/** What a deck depends on. When any of it changes, the deck is replaced. */
export const basisOf = ({ id: _id, interests: _interests, ...preferences }: Viewer) =>
  JSON.stringify(preferences);

export interface NewDeck {
  readonly madeAt: Date;
  readonly madeFor: string;
  readonly step: DeckStep;
  readonly people: readonly string[];
}

/** Ranks everyone who qualifies and keeps the best. Wider preferences are tried only when no one is left. */
export async function makeDeck(db: Db, viewer: Viewer, moment: Moment): Promise<NewDeck> {
  const answerBits = await findAnswerBits(db, viewer.id);
  const deck = { madeAt: moment.now, madeFor: basisOf(viewer) };
  for (const { step, looking } of stepsOf(viewer, moment)) {
    const people = await findBest(db, looking, answerBits);
    if (people.length > 0) return { ...deck, step, people };
  }
  return { ...deck, step: 'yours', people: [] };
}

export const storeDeck = (db: Db, memberId: string, deck: NewDeck) =>
  writeDeck.run(db, { memberId, ...deck });
