import { useSyncExternalStore } from 'react';
// web/src/lib/state.ts
/** A value that components show and any code can change. */
function createState(initial) {
  let value = initial;
  const listeners = /* @__PURE__ */ new Set();
  const get = () => value;
  function change(next) {
    value = next(value);
    for (const listener of listeners) listener();
  }
  function subscribe(listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }
  return {
    get,
    change,
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };
}
export { createState as t };
