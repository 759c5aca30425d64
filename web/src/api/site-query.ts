import { type SiteEditing, readSite } from '@kindred/contract/site';
import { type SitePath, valueAt } from '@kindred/contract/site/document';
import { type QueryClient, notifyManager, queryOptions } from '@tanstack/react-query';
import { fetchData, keyOf } from './query.ts';

/** The published site, and what the draft would change. Nothing comes again that has not changed. */
export const siteQuery = queryOptions({
  queryKey: keyOf(readSite),
  queryFn: async ({ client, signal }): Promise<SiteEditing> => {
    const known = () => client.getQueryData<SiteEditing>(keyOf(readSite));
    const unless = known()?.seen;
    const changed = await fetchData(readSite, { query: unless ? { unless } : {}, signal });
    return changed ?? known() ?? Promise.reject(new Error('The site is not known'));
  },
});

/** Shows what the server answered, and ends when the page has it. A read that is under way may be older. */
export async function showSite(client: QueryClient, editing: SiteEditing) {
  await client.cancelQueries({ queryKey: siteQuery.queryKey });
  client.setQueryData(siteQuery.queryKey, editing);
  await new Promise<void>((resolve) => {
    notifyManager.schedule(resolve);
  });
}

/** A value as the draft has it. */
export function draftValue({ published, changes }: SiteEditing, path: SitePath): unknown {
  const change = changes.find((each) => each.path === path);
  return change ? change.value : valueAt(published, path);
}
