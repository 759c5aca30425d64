import type { QueryResult } from 'pg';
import * as Type from 'typebox';
import { type Shown, noteWrite } from './own-writes.ts';
import { type Params, type ParamTypes, bind, placeholders } from './params.ts';
import { type Db, type Query, type Reader, isReplicaReader } from './reader.ts';

export type { Db, Reader };

/** What a statement does to the database. */
export interface Effect<Reads extends boolean> {
  /** It only reads, and so may be sent to a replica. A test refuses it if it writes, locks or calls what does. */
  readonly reads?: Reads;
  /** It calls a routine that writes, which its own text doesn't show. A test finds each that lacks this. */
  readonly writes?: true;
  /** When what it writes has to be seen by the member whose request it is; `now` unless it says otherwise. */
  readonly shown?: Shown;
}

/** What a statement may be sent to. */
export type On<Reads extends boolean> = Reads extends true ? Reader : Db;

interface Definition<
  P extends ParamTypes,
  R extends Type.TObject,
  Reads extends boolean,
> extends Effect<Reads> {
  /** Unique, as the database stores the prepared statement under this name. */
  readonly name: string;
  /** Names its parameters: `where member_id = $memberId`. */
  readonly text: string;
  /** The database type of each parameter; a `?` after it allows null. */
  readonly params?: P;
  /** The result row; omitted if there is none. */
  readonly row?: R;
}

export interface Statement<P extends ParamTypes, Row, D extends Reader = Db> {
  readonly name: string;
  /** The text sent to the database, with `$1` for the first parameter. */
  readonly text: string;
  readonly values: (...params: StatementArguments<P>) => unknown[];
  readonly described: Described;
  readonly all: (db: D, ...params: StatementArguments<P>) => Promise<Row[]>;
  readonly first: (db: D, ...params: StatementArguments<P>) => Promise<Row | null>;
  /** This is for statements that always have a row. */
  readonly one: (db: D, ...params: StatementArguments<P>) => Promise<Row>;
  /** How many rows it changed or found. */
  readonly run: (db: D, ...params: StatementArguments<P>) => Promise<number>;
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
  readonly reads: boolean;
  readonly writes: boolean;
  readonly shown: Shown;
}

const changes = /\b(insert|update|delete|merge)\b/i;

/** What a statement does, as far as its text and its definition say. */
export const effectOf = (
  text: string,
  { reads = false, writes, shown = 'now' }: Effect<boolean>,
) => ({
  reads,
  writes: writes ?? (!reads && changes.test(text)),
  shown,
});

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
  const Reads extends boolean = false,
>({
  name,
  text,
  params,
  row,
  ...effect
}: Definition<P, R, Reads>): Statement<P, Type.Static<R>, On<Reads>> {
  const types: ParamTypes = params ?? {};
  const { order, text: numbered } = placeholders(name, text, types);
  const described = register({
    name,
    text: numbered,
    row: row ?? empty,
    params: order.map((key) => types[key] ?? ''),
    ...effectOf(numbered, effect),
  });
  const values = (given: Params<P> | undefined) => bind(order, types, given ?? {});
  const send = (db: On<Reads>, given: Params<P> | undefined) =>
    sendQuery<Type.Static<R>>(db, described, { name, text: numbered, values: values(given) });
  return {
    name,
    text: numbered,
    values: (...[given]) => values(given),
    described,
    ...readRows(name, (db: On<Reads>, ...[given]: StatementArguments<P>) => send(db, given)),
  };
}

/** The ways to read the result of a statement. */
export function readRows<Args extends unknown[], Row extends object, D extends Reader>(
  name: string,
  send: (db: D, ...args: Args) => Promise<QueryResult<Row>>,
) {
  return {
    all: async (db: D, ...args: Args) => (await send(db, ...args)).rows,
    first: async (db: D, ...args: Args) => (await send(db, ...args)).rows[0] ?? null,
    one: async (db: D, ...args: Args) => {
      const [found] = (await send(db, ...args)).rows;
      if (!found) throw new Error(`${name} found no row`);
      return found;
    },
    run: async (db: D, ...args: Args) => (await send(db, ...args)).rowCount ?? 0,
  };
}

export function register(described: Described) {
  if (all.has(described.name)) throw new Error(`Two statements are named ${described.name}`);
  all.set(described.name, described);
  return described;
}

/** Called after each statement with its name, its start by the clock of the process, and whether it failed. */
export const statementListeners = new Set<
  (name: string, startedAt: number, failed: boolean) => void
>();

export async function sendQuery<Row>(db: Reader, described: Described, query: Query) {
  if (described.writes) noteWrite(described.shown);
  const startedAt = performance.now();
  let failed = true;
  try {
    const result = await (isReplicaReader(db)
      ? db.read<Row & object>(query)
      : db.query<Row & object>(query));
    failed = false;
    for (const check of rowChecks) check(described, result.rows);
    return result;
  } finally {
    // A test may turn the clock back, and counters never decrease.
    count(described.name, Math.max(0, performance.now() - startedAt) / 1000, failed);
    for (const listener of statementListeners) listener(described.name, startedAt, failed);
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
