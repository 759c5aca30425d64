import type { DB } from '../server/src/db/schema.gen.ts';
import type { Value } from './copy.ts';
import type { Member } from './people/member.ts';

type Table = keyof DB;

/**
 * What one area adds to the population. The triggers of its tables rest meanwhile: what they would have derived is
 * written with the rows, or made afterwards by `derive`.
 */
export interface Part {
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly rows: (member: Member, put: (table: string, values: readonly Value[]) => void) => void;
  /** Statements that run once all rows are there, before and after the indexes are. */
  readonly mend?: readonly string[];
  readonly derive?: readonly string[];
  /** Tables that `derive` fills. */
  readonly derived?: readonly Table[];
}

/** The columns that a part fills, known to be there. */
export const columnsOf = <T extends Table>(
  _table: T,
  ...columns: (keyof DB[T] & string)[]
): readonly string[] => columns;
