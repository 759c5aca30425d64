// web/src/lib/storage.ts
/** The browser's storage, or one in memory where the browser forbids it. */
function openStorage() {
  try {
    const storage = globalThis.localStorage;
    storage.getItem('token');
    return storage;
  } catch {
    return memoryStorage();
  }
}
function memoryStorage(entries = {}) {
  const values = new Map(Object.entries(entries));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
export { openStorage as t };
