import type { SqlFile } from './sql-files.ts';
import { splitStatements } from './sql-statements.ts';

export type Migration = SqlFile & { readonly needs: string | null } & (
    | { readonly kind: 'in a transaction' }
    | { readonly kind: 'outside a transaction'; readonly statements: readonly string[] }
    | { readonly kind: 'in batches'; readonly fill: Fill }
  );

export interface Fill {
  readonly table: string;
  /** The columns that identify a row, in the order of an index. */
  readonly keys: readonly string[];
  /** How many rows are changed in one transaction. */
  readonly size: number;
  /** `$1` has the values of the first key column of these rows, `$2` those of the second. */
  readonly statement: string;
}

const outside = /^-- Outside a transaction\.$/m;
const batches = /^-- In batches of (\d+) rows of (\w+) \((\w+(?:, \w+)*)\)\.$/m;
const unused = /^-- Unused since (\d+\.\d+\.\d+)\.$/m;

/** A comment line says how a migration runs, and since which version nothing uses what it removes. */
export function readMigration(file: SqlFile): Migration {
  const { name, text } = file;
  const common = { ...file, needs: unused.exec(text)?.[1] ?? null };
  const statements = splitStatements(text).map((statement) => statement.text);
  if (outside.test(text)) return { ...common, kind: 'outside a transaction', statements };
  const [, size = '', table = '', keys = ''] = batches.exec(text) ?? [];
  if (!table) return { ...common, kind: 'in a transaction' };
  const [statement = ''] = statements;
  if (statements.length !== 1 || !statement.includes('$1'))
    throw new Error(`Migration ${name} must be one statement that changes the rows of $1`);
  const fill = { table, keys: keys.split(', '), size: Number(size), statement };
  return { ...common, kind: 'in batches', fill };
}
