// web/src/api/preferences-change.ts
var listeners = /* @__PURE__ */ new Set();
/** A listener fetches data about other people again. Data that was never loaded has none. */
var onPreferencesChange = (listener) => void listeners.add(listener);
/** The member's preferences or profile changed, and with them the people they can see. */
function preferencesChanged(client) {
  for (const listener of listeners) listener(client);
}
export { preferencesChanged as n, onPreferencesChange as t };
