import type { Pool } from 'pg';
import type { Position } from '../../platform/geo/position.ts';

export interface Moment {
  readonly now: Date;
  /** YYYY-MM-DD in the operator's calendar. */
  readonly today: string;
}

/** Who looks at a list of people, as far as the list depends on it. */
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

interface ViewerRow {
  gender: number;
  seeks: number;
  age: number;
  seek_min_age: number;
  seek_max_age: number;
  seek_max_distance: number | null;
  latitude: number;
  longitude: number;
}

/** Null for whoever has not said enough yet to be met by anybody. Pausing hides; it does not blind. */
export async function findViewer(pool: Pool, id: string, today: string): Promise<Viewer | null> {
  const { rows } = await pool.query<ViewerRow>({
    name: 'find_viewer',
    text: `select gender_bit(gender) as gender, gender_bits(seek_genders) as seeks,
        extract(year from age($2::date, birth_date))::int as age,
        seek_min_age, seek_max_age, seek_max_distance, latitude, longitude
      from profile where member_id = $1 and complete`,
    values: [id, today],
  });
  const [row] = rows;
  if (!row) return null;
  const { gender, seeks, age, latitude, longitude } = row;
  const { seek_min_age: minAge, seek_max_age: maxAge } = row;
  const { seek_max_distance: maxDistance } = row;
  return { id, gender, seeks, age, minAge, maxAge, maxDistance, position: { latitude, longitude } };
}
