import type { DB } from '../server/src/db/schema.gen.ts';
import type { Value } from './copy.ts';
import type { Member } from './people/member.ts';
import type { World } from './world.ts';

type Table = keyof DB;

/**
 * What one area adds to the population. The triggers of its tables rest meanwhile: what they would have derived is
 * written with the rows, or made afterwards by `derive`.
 */
export interface Part {
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly rows: (
    member: Member,
    put: (table: string, values: readonly Value[]) => void,
    among: Among,
  ) => void;
  /** Statements that run once all rows are there, before and after the indexes are. */
  readonly mend?: readonly string[];
  readonly derive?: readonly string[];
  /** Tables that `derive` fills. */
  readonly derived?: readonly Table[];
  /** Which rows `t` go with an earlier population, where no foreign key with `on delete cascade` says so. */
  readonly leaving?: Readonly<Record<string, string>>;
}

/** Everybody else, for what happens between people. */
export interface Among {
  readonly world: World;
  readonly memberAt: (index: number) => Member;
}

/** The columns that a part fills, known to be there. */
export const columnsOf = <T extends Table>(
  _table: T,
  ...columns: (keyof DB[T] & string)[]
): readonly string[] => columns;
