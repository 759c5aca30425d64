import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Page = Readonly<Record<string, unknown>>;
type Pages = InfiniteData<Page>;

const hasPages = (data: unknown): data is Pages =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);

const isAbout = (row: unknown, id: string) =>
  typeof row === 'object' &&
  row !== null &&
  'person' in row &&
  (row.person as { _id?: unknown })._id === id;

type Listener = (client: QueryClient, id: string) => void;
const listeners = new Set<Listener>();

/** A listener removes a person from what is not a list. */
export const onLeave = (listener: Listener) => void listeners.add(listener);

/** Removes a person from every cached list, before the lists are fetched again. */
export function leaveLists(client: QueryClient, id: string) {
  client.setQueriesData<Pages>(
    { predicate: ({ state }) => hasPages(state.data) },
    (data) => data && { ...data, pages: data.pages.map((page) => without(page, id)) },
  );
  for (const listener of listeners) listener(client, id);
}

function without(page: Page, id: string): Page {
  const fields = Object.entries(page).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((row) => !isAbout(row, id)) : value,
  ]);
  return Object.fromEntries(fields) as Page;
}
