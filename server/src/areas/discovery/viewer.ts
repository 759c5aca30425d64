import { Object as Row } from 'typebox';
import { Decimal, Flag, Integer, List, OrNull, Text } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import type { Position } from '../../platform/geo/position.ts';

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
}

const selectViewer = statement({
  name: 'find_viewer',
  text: `select gender_bit(gender) as gender, gender_bits(seek_genders) as seeks,
      extract(year from age($today::date, birth_date))::int as age,
      seek_min_age, seek_max_age, seek_max_distance, latitude, longitude, both_ways, interests
    from profile where member_id = $id and complete`,
  params: { id: 'uuid', today: 'date' },
  row: Row({
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
  }),
});

/** Null for an incomplete profile. Members who paused can still see others. */
export async function findViewer(db: Db, id: string, today: string): Promise<Viewer | null> {
  const row = await selectViewer.first(db, { id, today });
  if (!row) return null;
  const { gender, seeks, age, latitude, longitude, both_ways: bothWays, interests } = row;
  const { seek_min_age: minAge, seek_max_age: maxAge, seek_max_distance: maxDistance } = row;
  const wishes = { minAge, maxAge, maxDistance, bothWays };
  return { id, gender, seeks, age, ...wishes, position: { latitude, longitude }, interests };
}

/** Refuses an incomplete profile. */
export async function findCompleteViewer(db: Db, id: string, today: string): Promise<Viewer> {
  const viewer = await findViewer(db, id, today);
  if (viewer) return viewer;
  throw new AppError('refused', 'Complete your profile first.');
}

const selectPosition = statement({
  name: 'find_own_position',
  text: `select latitude, longitude from profile where member_id = $id and latitude is not null`,
  params: { id: 'uuid' },
  row: Row({ latitude: Decimal, longitude: Decimal }),
});

export const findPosition = (db: Db, id: string): Promise<Position | null> =>
  selectPosition.first(db, { id });

/** For the tests that prepare every statement. */
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
};
