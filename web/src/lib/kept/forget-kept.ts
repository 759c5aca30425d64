/** The name of the database that holds what the browser keeps for a start without a connection. */
export const keptDatabase = 'kept';

/** A session that ends leaves nothing, however it ends. */
export function forgetKept() {
  try {
    globalThis.indexedDB?.deleteDatabase(keptDatabase);
  } catch {
    // A browser that forbids it has kept nothing.
  }
}
