export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, or one in memory where the browser forbids it. */
export function openStorage(): KeyValues {
  try {
    const storage = globalThis.localStorage;
    storage.getItem('token');
    return storage;
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(entries: Record<string, string> = {}): KeyValues {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
