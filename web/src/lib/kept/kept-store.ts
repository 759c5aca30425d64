import { keptDatabase } from './forget-kept.ts';

/** What one query showed. */
export interface KeptView {
  readonly hash: string;
  readonly owner: string;
  readonly data: unknown;
  /** The chat that it is about. */
  readonly chat: string | null;
  /** When the server had it. */
  readonly at: number;
}

const table = 'views';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () =>
      reject(new Error('Not kept', { cause: request.error })),
    );
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(keptDatabase, 1);
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(table, { keyPath: 'hash' }),
  );
  const database = await done(request);
  // Another tab signs out.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

async function withDatabase<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export interface KeptStore {
  readAll(): Promise<KeptView[]>;
  /** Writes nothing if `mayWrite` says no once the database is open, as the session may have ended by then. */
  write(
    put: readonly KeptView[],
    remove: readonly string[],
    mayWrite: () => boolean,
  ): Promise<void>;
}

/** In the browser's database. Without one nothing is kept. */
export const keptStore: KeptStore = {
  readAll: () =>
    withDatabase((database) => done(database.transaction(table).objectStore(table).getAll())).catch(
      () => [],
    ) as Promise<KeptView[]>,

  write: (put, remove, mayWrite) =>
    withDatabase(async (database) => {
      if (!mayWrite()) return;
      const transaction = database.transaction(table, 'readwrite');
      const views = transaction.objectStore(table);
      for (const hash of remove) views.delete(hash);
      for (const view of put) views.put(view);
      await new Promise((resolve) => {
        transaction.addEventListener('complete', resolve);
        transaction.addEventListener('abort', resolve);
      });
    }).catch(() => undefined),
};
