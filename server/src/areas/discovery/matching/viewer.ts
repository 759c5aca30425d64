import { type DealBreaker, dealBreakers } from '@kindred/contract/profiles/limits';
import { type Static, Object as Row } from 'typebox';
import { Decimal, Flag, Integer, List, OrNull, Text, Word } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import type { Position } from '../../../platform/geo/position.ts';
import type { PresentSite } from '../../../platform/site/own-fields.ts';

/** What a member looks for, and what others who look for them need to know. */
export interface Viewer {
  readonly id: string;
  readonly gender: number;
  readonly seeks: number;
  readonly age: number;
  readonly minAge: number;
  readonly maxAge: number;
  /** Kilometres; null is anywhere. */
  readonly maxDistance: number | null;
  readonly position: Position;
  /** Whether to leave out people who look for someone else. */
  readonly bothWays: boolean;
  readonly interests: readonly string[];
  /** What they never want to be offered to widen. */
  readonly dealBreakers: readonly DealBreaker[];
  /** Whether they passed on someone more than a year ago. Lists of those without such passes don't look for them. */
  readonly hasOldPasses: boolean;
  /** What they wrote into fields of the owner, and for each field that matters to them what they accept: see own_field_codes(). */
  readonly ownFields: string;
  readonly askedFields: readonly string[];
  /** The site lets only people be found whose photos were checked, or who are excused from it. */
  readonly onlyChecked: boolean;
}

/** Fields of profile `p`. `$today` is a day of the operator's calendar. */
export const viewerColumns = `gender_bit(p.gender) as gender, gender_bits(p.seek_genders) as seeks,
  extract(year from age($today::date, p.birth_date))::int as age, p.seek_min_age, p.seek_max_age,
  p.seek_max_distance, p.latitude, p.longitude, p.both_ways, p.interests, p.deal_breakers,
  own_field_codes(p.own_fields)::text as own_fields, coalesce(asked_field_codes(p.asked_fields)::text[], '{}') as asked_fields,
  exists (select from old_passes old where old.member_id = p.member_id) as has_old_passes`;

export const ViewerFields = {
  gender: Integer,
  seeks: Integer,
  age: Integer,
  seek_min_age: Integer,
  seek_max_age: Integer,
  seek_max_distance: OrNull(Integer),
  latitude: Decimal,
  longitude: Decimal,
  both_ways: Flag,
  interests: List(Text),
  deal_breakers: List(Word(dealBreakers)),
  has_old_passes: Flag,
  own_fields: Text,
  asked_fields: List(Text),
};
const ViewerRow = Row(ViewerFields);

export function toViewer(id: string, row: Static<typeof ViewerRow>, site: PresentSite): Viewer {
  const { gender, seeks, age, latitude, longitude, interests } = row;
  const preferences = { minAge: row.seek_min_age, maxAge: row.seek_max_age };
  const { seek_max_distance: maxDistance, both_ways: bothWays, deal_breakers } = row;
  const position = { latitude, longitude };
  const looking = { ...preferences, maxDistance, bothWays, dealBreakers: deal_breakers };
  const hasOldPasses = row.has_old_passes;
  const fields = { ownFields: row.own_fields, askedFields: row.asked_fields };
  const onlyChecked = site.document.limits.photoCheck === 'to-be-found';
  const own = { id, gender, seeks, age, ...looking, position, interests, hasOldPasses, ...fields };
  return { ...own, onlyChecked };
}

const selectViewer = statement({
  name: 'find_viewer',
  reads: true,
  text: `select ${viewerColumns} from profile p where p.member_id = $id and p.complete`,
  params: { id: 'uuid', today: 'date' },
  row: ViewerRow,
});

/** Null for an incomplete profile. Members who paused can still see others. */
export async function findViewer(
  db: Reader,
  id: string,
  today: string,
  site: PresentSite,
): Promise<Viewer | null> {
  const row = await selectViewer.first(db, { id, today });
  return row && toViewer(id, row, site);
}

/** Refuses an incomplete profile. */
export async function findCompleteViewer(
  db: Reader,
  id: string,
  today: string,
  site: PresentSite,
): Promise<Viewer> {
  const viewer = await findViewer(db, id, today, site);
  if (viewer) return viewer;
  throw incompleteProfile();
}

export const incompleteProfile = () => new AppError('profile_incomplete');

const selectPosition = statement({
  name: 'find_own_position',
  reads: true,
  text: `select latitude, longitude from profile where member_id = $id and latitude is not null`,
  params: { id: 'uuid' },
  row: Row({ latitude: Decimal, longitude: Decimal }),
});

export const findPosition = (db: Reader, id: string): Promise<Position | null> =>
  selectPosition.first(db, { id });

const selectPlace = statement({
  name: 'find_own_place_and_interests',
  reads: true,
  text: `select latitude, longitude, interests from profile where member_id = $id`,
  params: { id: 'uuid' },
  row: Row({ latitude: OrNull(Decimal), longitude: OrNull(Decimal), interests: List(Text) }),
});

/** What a list compares with its people, also of someone whose profile is not complete. */
export async function findOwnSide(db: Reader, id: string) {
  const {
    latitude = null,
    longitude = null,
    interests = [],
  } = (await selectPlace.first(db, { id })) ?? {};
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return { id, position, interests };
}

/** The tests that prepare every statement use this. */
export const exampleViewer: Viewer = {
  id: '00000000-0000-4000-8000-000000000000',
  gender: 1,
  seeks: 2,
  age: 30,
  minAge: 18,
  maxAge: 99,
  maxDistance: 50,
  position: { latitude: 41, longitude: -8 },
  bothWays: true,
  interests: [],
  dealBreakers: [],
  hasOldPasses: true,
  ownFields: '{[1,2)}',
  askedFields: ['{[1,2)}'],
  onlyChecked: true,
};
