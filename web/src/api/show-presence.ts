import type { InfiniteData, QueryClient } from '@tanstack/react-query';

type Page = Readonly<Record<string, unknown>>;

interface Row {
  readonly person: { readonly _id: string; readonly isOnline?: boolean };
}

const isAbout = (row: unknown, id: string): row is Row =>
  (row as Partial<Row> | null)?.person?._id === id;

/** Shows in every cached list that a person came or went. */
export function showPresence(client: QueryClient, memberId: string, isOnline: boolean) {
  client.setQueriesData<InfiniteData<Page>>(
    {
      predicate: ({ state }) =>
        Array.isArray((state.data as { pages?: unknown } | undefined)?.pages),
    },
    (data) => {
      const change = (row: unknown) =>
        isAbout(row, memberId) ? { ...row, person: { ...row.person, isOnline } } : row;
      const changed = (page: Page) =>
        Object.fromEntries(
          Object.entries(page).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.map(change) : value,
          ]),
        );
      const concerns = data?.pages.some((page) =>
        Object.values(page).some(
          (value) => Array.isArray(value) && value.some((row) => isAbout(row, memberId)),
        ),
      );
      return data && concerns ? { ...data, pages: data.pages.map(changed) } : data;
    },
  );
}
