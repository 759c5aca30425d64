import type { ClientBase, Pool, PoolClient, QueryResult } from 'pg';

/** The pool of the primary, or the client of a transaction: what may write, and shows everything that was committed. */
export type Db = Pick<Pool | ClientBase, 'query'>;

export interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/**
 * Where a request may read: a replica, which may be a moment behind. Nothing that writes takes it. A read that a replica
 * does not answer is answered by the primary.
 */
export interface ReplicaReader {
  readonly read: <Row extends object>(query: Query) => Promise<QueryResult<Row>>;
  /** A connection for a read that is too long to be started again, and so for a replica that does not end it. */
  readonly connect: () => Promise<PoolClient>;
  /** For what must not be a moment behind. */
  readonly primary: Db;
}

/** What reads need: the primary or a replica. */
export type Reader = Db | ReplicaReader;

/** What routes get to read with: the pool of the primary if there are no replicas. */
export type RequestReader = Pool | ReplicaReader;

export const isReplicaReader = (reader: Reader): reader is ReplicaReader => 'read' in reader;

/** Which rows are still there: a replica may not know yet that one has gone, so the primary is asked about those it gave. */
export async function findStillThere(
  reader: Reader,
  ids: readonly string[],
  ask: (primary: Db) => Promise<readonly { readonly id: string }[]>,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0 || !isReplicaReader(reader)) return new Set(ids);
  return new Set((await ask(reader.primary)).map(({ id }) => id));
}
