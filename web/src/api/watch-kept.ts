import type { QueryClient } from '@tanstack/react-query';
import { isOnline } from '../lib/connection.ts';

/** Loads what keeps and shows views once one is opened that is kept: few pages have one. */
export async function watchKept(client: QueryClient) {
  const keep = () => import('./keep-views.ts').then(({ keepViews }) => keepViews(client));
  // Without a connection the first page shows what is kept from the beginning.
  if (!isOnline()) return keep().then(({ showAll }) => showAll());
  let loading = false;
  const stop = client.getQueryCache().subscribe(({ query }) => {
    if (!query.meta?.keeping || loading) return;
    loading = true;
    // It can be lost with the connection, and is asked for again by the next such view.
    keep().then(stop, () => (loading = false));
  });
}
