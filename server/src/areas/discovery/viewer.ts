import { Object as Row } from 'typebox';
import { Decimal, Integer, OrNull } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import type { Position } from '../../platform/geo/position.ts';

/** The member who searches, with the fields that the search needs. */
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
}

const selectViewer = statement({
  name: 'find_viewer',
  text: `select gender_bit(gender) as gender, gender_bits(seek_genders) as seeks,
      extract(year from age($today::date, birth_date))::int as age,
      seek_min_age, seek_max_age, seek_max_distance, latitude, longitude
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
  }),
});

/** Null for an incomplete profile. Members who paused can still see others. */
export async function findViewer(db: Db, id: string, today: string): Promise<Viewer | null> {
  const row = await selectViewer.first(db, { id, today });
  if (!row) return null;
  const { gender, seeks, age, latitude, longitude } = row;
  const { seek_min_age: minAge, seek_max_age: maxAge } = row;
  const { seek_max_distance: maxDistance } = row;
  return { id, gender, seeks, age, minAge, maxAge, maxDistance, position: { latitude, longitude } };
}

const selectPosition = statement({
  name: 'find_own_position',
  text: `select latitude, longitude from profile where member_id = $id and latitude is not null`,
  params: { id: 'uuid' },
  row: Row({ latitude: Decimal, longitude: Decimal }),
});

export const findPosition = (db: Db, id: string): Promise<Position | null> =>
  selectPosition.first(db, { id });
