import { type DeckStep, deckSteps } from '@kindred/contract/discovery/deck';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { type Search, qualifies } from '../matching/qualify.ts';
import {
  type Viewer,
  ViewerFields,
  exampleViewer,
  incompleteProfile,
  toViewer,
  viewerColumns,
} from '../matching/viewer.ts';
import { type NewDeck, basisOf, deckSize, makeDeck } from './make-deck.ts';
import { stepsOf } from './steps.ts';

/** People who joined or came back since are in the next deck. */
const keptHours = 12;
const keptHoursOfWider = 1;
/** A deck with this many people left is replaced in the background. */
const refilledBefore = 60;
const emptyMinutes = 1;
const hour = 3_600_000;

const selectViewerAndDeck = statement({
  name: 'find_viewer_and_deck',
  text: `select ${viewerColumns}, d.made_at, d.made_for, d.step, coalesce(cardinality(d.people), 0) as size
    from profile p left join deck d on d.member_id = p.member_id where p.member_id = $id and p.complete`,
  params: { id: 'uuid', today: 'date' },
  row: Row({
    ...ViewerFields,
    made_at: OrNull(Timestamp),
    made_for: OrNull(Text),
    step: OrNull(Word(deckSteps)),
    size: Integer,
  }),
});

async function findViewerAndDeck(db: Db, id: string, today: string) {
  const row = await selectViewerAndDeck.first(db, { id, today });
  if (!row) throw incompleteProfile();
  const { made_at: madeAt, made_for: madeFor, step, size } = row;
  const deck = madeAt && madeFor !== null && step ? { madeAt, madeFor, step, size } : null;
  return { viewer: toViewer(id, row), deck };
}

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
  /** The start of the next page; null on the last. */
  readonly after: string | null;
  /** Whether the deck should be replaced before it ends. */
  readonly nearlyUsed: boolean;
  /** The deck, if it was just created. It is stored while its page is read. */
  readonly made: NewDeck | null;
}

interface DeckQuery {
  readonly after: string | undefined;
  readonly limit: number;
}

/** The next people of a member's deck, which is created first if there is none for these preferences. */
export async function findDeckPage(
  db: Db,
  memberId: string,
  wanted: DeckQuery,
  moment: Moment,
): Promise<DeckPage> {
  const { viewer, deck } = await findViewerAndDeck(db, memberId, moment.today);
  if (deck && isFresh(deck, viewer, moment)) {
    const page = await readPage(db, deck, { viewer, ...wanted }, moment);
    if (page.ids.length > 0 || wanted.after || isLatelyEmpty(deck, moment)) return page;
  }
  return firstPage(viewer, await makeDeck(db, viewer, moment), wanted.limit);
}

/** Everyone in a new deck still qualifies. */
function firstPage(viewer: Viewer, deck: NewDeck, limit: number): DeckPage {
  const ids = deck.people.slice(0, limit);
  return {
    viewer,
    step: deck.step,
    ids,
    after: ids.length === limit ? `${versionOf(deck)}.${limit}` : null,
    nearlyUsed: false,
    made: deck,
  };
}

/** Searching at every distance is expensive. An empty result is searched again only after a while. */
const isLatelyEmpty = ({ size, madeAt }: Deck, { now }: Moment) =>
  size === 0 && now.getTime() - madeAt.getTime() < emptyMinutes * 60_000;

type Deck = Omit<NewDeck, 'people'> & { readonly size: number };

const versionOf = ({ madeAt }: Pick<Deck, 'madeAt'>) => madeAt.getTime().toString(36);

function isFresh({ madeAt, madeFor, step }: Deck, viewer: Viewer, { now }: Moment) {
  const hours = step === 'yours' ? keptHours : keptHoursOfWider;
  return madeFor === basisOf(viewer) && now.getTime() - madeAt.getTime() < hours * hour;
}

async function readPage(
  db: Db,
  deck: Deck,
  { viewer, after, limit }: DeckQuery & { readonly viewer: Viewer },
  moment: Moment,
): Promise<DeckPage> {
  const { step, size } = deck;
  const version = versionOf(deck);
  const [, cursorVersion, place] = /^(\w+)\.(\d{1,4})$/.exec(after ?? '') ?? [];
  const start = cursorVersion === version ? Number(place) : 0;
  const found = stepsOf(viewer, moment).find((each) => each.step === step);
  const looking = found?.looking ?? { viewer, today: moment.today };
  const rows = await readPlaces(db, looking, { start, size, limit });
  const last = rows.at(-1);
  return {
    viewer,
    step,
    ids: rows.map(({ member_id }) => member_id),
    after: last && rows.length === limit ? `${version}.${last.place}` : null,
    nearlyUsed:
      size === deckSize && (rows.length < limit || Number(last?.place) > size - refilledBefore),
    made: null,
  };
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
