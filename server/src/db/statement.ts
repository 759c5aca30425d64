import type { ClientBase, Pool, QueryResult } from 'pg';
import * as Type from 'typebox';
import { type Params, type ParamTypes, bind, placeholders } from './params.ts';

/** A pool, or the client of a transaction. */
export type Db = Pick<Pool | ClientBase, 'query'>;

interface Definition<P extends ParamTypes, R extends Type.TObject> {
  /** Unique, as the database stores the prepared statement under this name. */
  readonly name: string;
  /** Names its parameters: `where member_id = $memberId`. */
  readonly text: string;
  /** The database type of each parameter; a `?` after it allows null. */
  readonly params?: P;
  /** The result row; omitted if there is none. */
  readonly row?: R;
}

export interface Statement<P extends ParamTypes, Row> {
  readonly name: string;
  /** The text sent to the database, with `$1` for the first parameter. */
  readonly text: string;
  readonly values: (...params: StatementArguments<P>) => unknown[];
  readonly described: Described;
  readonly all: (db: Db, ...params: StatementArguments<P>) => Promise<Row[]>;
  readonly first: (db: Db, ...params: StatementArguments<P>) => Promise<Row | null>;
  /** This is for statements that always have a row. */
  readonly one: (db: Db, ...params: StatementArguments<P>) => Promise<Row>;
  /** How many rows it changed or found. */
  readonly run: (db: Db, ...params: StatementArguments<P>) => Promise<number>;
}

export type StatementArguments<P extends ParamTypes> = keyof P extends never
  ? []
  : [params: Params<P>];

export interface Described {
  readonly name: string;
  readonly text: string;
  readonly row: Type.TObject;
  /** Null if the values are put together for each use. */
  readonly params: readonly string[] | null;
}

const all = new Map<string, Described>();

/** Every statement of the loaded modules, for the test that compares them with the schema. */
export const describedStatements = (): readonly Described[] => [...all.values()];

/** Tests set this, and it is called with the rows of each statement. */
export const rowChecks = new Set<(statement: Described, rows: readonly unknown[]) => void>();

const empty = Type.Object({});

// oxlint-disable-next-line typescript/no-generated-empty-object-type -- a statement without parameters has none
type NoParams = Readonly<Record<never, never>>;

/** A statement as data: prepared under its name, its rows typed by their schema. */
export function statement<
  const P extends ParamTypes = NoParams,
  R extends Type.TObject = Type.TObject,
>({ name, text, params, row }: Definition<P, R>): Statement<P, Type.Static<R>> {
  const types: ParamTypes = params ?? {};
  const { order, text: numbered } = placeholders(name, text, types);
  const described = register({
    name,
    text: numbered,
    row: row ?? empty,
    params: order.map((key) => types[key] ?? ''),
  });
  const values = (given: Params<P> | undefined) => bind(order, types, given ?? {});
  const send = (db: Db, given: Params<P> | undefined) =>
    sendQuery<Type.Static<R>>(db, described, { name, text: numbered, values: values(given) });
  return {
    name,
    text: numbered,
    values: (...[given]) => values(given),
    described,
    ...readRows(name, (db, ...[given]: StatementArguments<P>) => send(db, given)),
  };
}

/** The ways to read the result of a statement. */
export function readRows<Args extends unknown[], Row extends object>(
  name: string,
  send: (db: Db, ...args: Args) => Promise<QueryResult<Row>>,
) {
  return {
    all: async (db: Db, ...args: Args) => (await send(db, ...args)).rows,
    first: async (db: Db, ...args: Args) => (await send(db, ...args)).rows[0] ?? null,
    one: async (db: Db, ...args: Args) => {
      const [found] = (await send(db, ...args)).rows;
      if (!found) throw new Error(`${name} found no row`);
      return found;
    },
    run: async (db: Db, ...args: Args) => (await send(db, ...args)).rowCount ?? 0,
  };
}

export function register(described: Described) {
  if (all.has(described.name)) throw new Error(`Two statements are named ${described.name}`);
  all.set(described.name, described);
  return described;
}

interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

export async function sendQuery<Row>(db: Db, described: Described, query: Query) {
  const startedAt = performance.now();
  let failed = true;
  try {
    const result = await db.query<Row & object>(query);
    failed = false;
    for (const check of rowChecks) check(described, result.rows);
    return result;
  } finally {
    count(described.name, (performance.now() - startedAt) / 1000, failed);
  }
}

/** What a statement has cost this process, with the time in which it waited for a connection. */
export interface Cost {
  times: number;
  failures: number;
  seconds: number;
}

const costs = new Map<string, Cost>();

function count(name: string, seconds: number, failed: boolean) {
  const cost = costs.get(name);
  if (!cost) {
    costs.set(name, { times: 1, failures: Number(failed), seconds });
    return;
  }
  cost.times += 1;
  cost.failures += Number(failed);
  cost.seconds += seconds;
}

export const statementCosts = (): ReadonlyMap<string, Readonly<Cost>> => costs;
