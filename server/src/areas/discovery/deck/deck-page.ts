import type { DeckStep } from '@kindred/contract/discovery/deck';
import { Object as Row } from 'typebox';
import { Integer, Uuid } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import { type Db, type Reader, statement } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { uuid } from '../../../platform/uuid.ts';
import { canSee } from '../../members/can-see.ts';
import { type Search, qualifies } from '../matching/qualify.ts';
import { type Viewer, exampleViewer, incompleteProfile } from '../matching/viewer.ts';
import { withChanges } from './changes.ts';
import { type NewDeck, deckSize, makeDeck } from './make-deck.ts';
import type { PresentSite } from '../../../platform/site/own-fields.ts';
import { searchOf } from './steps.ts';
import { findWaitingSuperlikers } from './superlikes.ts';
import { type Deck, type ViewerAndDeck, findViewerAndDeck } from './stored-deck.ts';

/** A deck with this many people left is replaced in the background. */
const refilledBefore = 60;

interface PageQuery {
  readonly looking: Search;
  readonly after: number;
  readonly until: number;
}

/** People who were decided on or no longer qualify are left out. */
const selectPage = filteredStatement({
  name: 'find_deck_page',
  build: ({ looking, after, until }: PageQuery) =>
    sql`select c.member_id, ${after}::integer + o.number as place
      from (select p.id, p.number from deck d
          cross join lateral unnest(d.people[${after}::integer + 1:${until}::integer]) with ordinality as p (id, number)
          where d.member_id = ${looking.viewer.id}) as o
        join card c on c.member_id = o.id
      where ${qualifies(looking)} order by o.number`,
  prepared: true,
  row: Row({ member_id: Uuid, place: Integer }),
  examples: [{ looking: { viewer: exampleViewer, today: '2026-01-01' }, after: 0, until: 20 }],
});

export interface DeckPage {
  readonly viewer: Viewer;
  readonly step: DeckStep;
  readonly ids: readonly string[];
  /** The last person of this page, if there may be another one. */
  readonly after: string | null;
  /** Whether the deck should be replaced before it ends. */
  readonly nearlyUsed: boolean;
  /** The deck, if it was just created. It is stored while its page is read. */
  readonly made: NewDeck | null;
}

interface Sources {
  /** Stored decks are here only. */
  readonly pool: Db;
  readonly reader: Reader;
}

interface SourcesAndSite extends Sources {
  readonly site: PresentSite;
}

interface DeckQuery {
  readonly after: string | undefined;
  readonly limit: number;
}

/** The next people of a member's deck. It is created first if there is none for these preferences, and has everyone who fits now. */
export async function findDeckPage(
  { pool, reader, site }: SourcesAndSite,
  memberId: string,
  wanted: DeckQuery,
  moment: Moment,
): Promise<DeckPage> {
  const found = await findViewerAndDeck(pool, memberId, moment, site);
  if (!found) throw incompleteProfile();
  const { viewer } = found;
  const [superlikers, page] = await Promise.all([
    findWaitingSuperlikers(reader, { viewer, today: moment.today }),
    findRanked({ pool, reader }, found, wanted, moment),
  ]);
  if (wanted.after) return { ...page, ids: page.ids.filter((id) => !superlikers.includes(id)) };
  return withFirst(superlikers.slice(0, wanted.limit - 1), page, wanted.limit);
}

/** Puts people before the others of the first page, whose last ones come with the next page instead. */
function withFirst(first: readonly string[], page: DeckPage, limit: number): DeckPage {
  if (first.length === 0) return page;
  const ranked = page.ids.slice(0, limit - first.length);
  const ids = [...first, ...ranked.filter((id) => !first.includes(id))];
  const isCut = ranked.length < page.ids.length;
  return { ...page, step: 'yours', ids, after: isCut ? (ranked.at(-1) ?? null) : page.after };
}

async function findRanked(
  { pool, reader }: Sources,
  found: ViewerAndDeck,
  wanted: DeckQuery,
  moment: Moment,
) {
  const { viewer } = found;
  const deck = await withChanges(pool, found, moment);
  if (deck) {
    const page = await readPage(pool, deck, { viewer, ...wanted }, moment);
    if (page.ids.length > 0 || wanted.after || deck.size === 0) return page;
  }
  return firstPage(viewer, await makeDeck(reader, found, moment), wanted.limit);
}

/** Everyone in a new deck still qualifies. */
function firstPage(viewer: Viewer, deck: NewDeck, limit: number): DeckPage {
  const ids = deck.people.slice(0, limit);
  const after = ids.length === limit ? (ids.at(-1) ?? null) : null;
  return { viewer, step: deck.step, ids, after, nearlyUsed: false, made: deck };
}

async function readPage(
  db: Db,
  { step, size }: Deck,
  { viewer, after, limit }: DeckQuery & { readonly viewer: Viewer },
  moment: Moment,
): Promise<DeckPage> {
  const start = await findPlace(db, viewer.id, after);
  const rows = await readPlaces(db, searchOf(step, viewer, moment), { start, size, limit });
  const last = rows.at(-1);
  return {
    viewer,
    step,
    ids: rows.map(({ member_id }) => member_id),
    after: last && rows.length === limit ? last.member_id : null,
    nearlyUsed:
      size === deckSize && (rows.length < limit || Number(last?.place) > size - refilledBefore),
    made: null,
  };
}

const selectPlace = statement({
  name: 'find_place_in_deck',
  text: `select array_position(d.people, $personId) as place from deck d
    where d.member_id = $memberId and $personId = any (d.people) and ${canSee('$memberId', '$personId')}`,
  params: { memberId: 'uuid', personId: 'uuid' },
  row: Row({ place: Integer }),
});

/**
 * Anyone who is not in the deck is no place: it starts again. So is anyone whom the member cannot see now, as a deck keeps
 * people who may come back, and their neighbours would tell who blocked the member, and how near they are.
 */
async function findPlace(db: Db, memberId: string, personId = '') {
  if (!uuid.test(personId)) return 0;
  return (await selectPlace.first(db, { memberId, personId }))?.place ?? 0;
}

interface Places {
  readonly start: number;
  readonly size: number;
  readonly limit: number;
}

/** Most of a deck is still there, so a few more places than needed are usually enough. */
async function readPlaces(db: Db, looking: Search, { start, size, limit }: Places) {
  const found = [];
  let after = start;
  for (let step = limit + 10; found.length < limit && after < size; step *= 4) {
    found.push(...(await selectPage.all(db, { looking, after, until: after + step })));
    after += step;
  }
  return found.slice(0, limit);
}
