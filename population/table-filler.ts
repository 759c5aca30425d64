import type { Value } from './copy-rows.ts';
import type { Member } from './people/member.ts';
import type { PopulationSettings } from './settings.ts';

/**
 * What one area adds to the population. Keys, indexes and triggers of its tables are suspended during that: what the
 * triggers would have derived is written with the rows, or afterwards by `beforeKeys` and `afterKeys`.
 */
export interface TableFiller {
  /** The columns that are written. A table comes after the ones that its foreign keys name. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly addRows: (
    member: Member,
    add: (table: string, values: readonly Value[]) => void,
    context: FillContext,
  ) => void;
  /** Statements that run once all rows are there, before and after keys and indexes are built. */
  readonly beforeKeys?: readonly string[] | ((settings: PopulationSettings) => readonly string[]);
  readonly afterKeys?: readonly string[];
  /** Tables that are emptied first and refilled by `beforeKeys`, for all members. */
  readonly derivedTables?: readonly string[];
  /** This is needed by tables whose foreign keys do not say with `on delete cascade` which rows are deleted with a member. */
  readonly rowRules?: Readonly<Record<string, RowRule>>;
}

/** Which rows stay when an earlier population is removed. */
export interface RowRule {
  /** A column that names a member: the row is deleted with them, although its foreign key would only be set to null. */
  readonly ownedBy?: string;
  /** A condition on row `t`. */
  readonly keptIf?: string;
}

/** The other members, for rows that name two of them. */
export interface FillContext {
  readonly settings: PopulationSettings;
  readonly memberAt: (index: number) => Member;
}
