// web/src/api/leave-lists.ts
var hasPages = (data) =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
var isAbout = (row, id) =>
  typeof row === 'object' && row !== null && 'person' in row && row.person._id === id;
var listeners = /* @__PURE__ */ new Set();
/** A listener removes a person from what is not a list. */
var onLeave = (listener) => void listeners.add(listener);
/** Removes a person from every cached list, before the lists are fetched again. */
function leaveLists(client, id) {
  client.setQueriesData(
    { predicate: ({ state }) => hasPages(state.data) },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => without(page, id)),
      },
  );
  for (const listener of listeners) listener(client, id);
}
function without(page, id) {
  const fields = Object.entries(page).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((row) => !isAbout(row, id)) : value,
  ]);
  return Object.fromEntries(fields);
}
export { onLeave as n, leaveLists as t };
