let failed = false;
const listeners = new Set<() => void>();

/** Whether the code of something that was asked for could not be loaded. */
export const openingFailure = {
  get: () => failed,
  set(next: boolean) {
    failed = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
