import { type DeckStep, deckSteps } from '@kindred/contract/discovery/deck';
import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { PresentSite } from '../../../platform/site/own-fields.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { type Viewer, ViewerFields, toViewer, viewerColumns } from '../matching/viewer.ts';
import { basisOf } from './make-deck.ts';

/** No deck waits longer for what is not a change of a card, such as who was here today. */
const keptHours = 12;
/** Until someone is passed on long enough ago to be shown again. */
const keptHoursWhenOver = 1;
const hour = 3_600_000;
/** More are not counted. */
export const manyChanges = 100;

export interface Deck {
  readonly madeAt: Date;
  readonly madeFor: string;
  readonly step: DeckStep;
  readonly changesFrom: string;
  readonly size: number;
  /** How many changes of cards it may lack. */
  readonly changes: number;
}

/** A deck of another database, or of a version without changes, has none that could be found. */
const selectViewerAndDeck = statement({
  name: 'find_viewer_and_deck',
  text: `select ${viewerColumns}, s.present::text, d.made_at, d.made_for, d.step, d.changes_from::text,
      coalesce(cardinality(d.people), 0) as size,
      (select count(*) from (select from card_change h where h.changed_by >= d.changes_from
        and (h.viewer_id is null or h.viewer_id = $id) limit ${manyChanges}) as counted) as changes
    from profile p
      cross join (select pg_snapshot_xmin(pg_current_snapshot()) as present) as s
      left join deck d on d.member_id = p.member_id and d.changes_from <= s.present
    where p.member_id = $id and p.complete`,
  params: { id: 'uuid', today: 'date' },
  row: Row({
    ...ViewerFields,
    present: Text,
    made_at: OrNull(Timestamp),
    made_for: OrNull(Text),
    step: OrNull(Text),
    changes_from: OrNull(Text),
    size: Integer,
    changes: Integer,
  }),
});

export interface ViewerAndDeck {
  readonly viewer: Viewer;
  /** The first transaction whose changes this does not show. */
  readonly present: string;
  /** Null if another one has to be made. */
  readonly deck: Deck | null;
}

/** Null for an incomplete profile. */
export async function findViewerAndDeck(
  db: Db,
  id: string,
  moment: Moment,
  site: PresentSite,
): Promise<ViewerAndDeck | null> {
  const row = await selectViewerAndDeck.first(db, { id, today: moment.today });
  if (!row) return null;
  const viewer = toViewer(id, row, site);
  const { present, made_at: madeAt, made_for: madeFor, changes_from: changesFrom, ...rest } = row;
  const step = deckSteps.find((each) => each === rest.step);
  if (!madeAt || madeFor === null || changesFrom === null || !step)
    return { viewer, present, deck: null };
  const deck = { madeAt, madeFor, step, changesFrom, size: rest.size, changes: rest.changes };
  return { viewer, present, deck: isFresh(deck, viewer, moment) ? deck : null };
}

function isFresh({ madeAt, madeFor, step, size }: Deck, viewer: Viewer, { now, today }: Moment) {
  const isOver = step !== 'yours' || size === 0;
  const hours = isOver ? keptHoursWhenOver : keptHours;
  return madeFor === basisOf(viewer, today) && now.getTime() - madeAt.getTime() < hours * hour;
}
