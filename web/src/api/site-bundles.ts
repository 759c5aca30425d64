import type { BundleName } from '@kindred/contract/site/bundle-names';
import { listBundles, readBundle } from '@kindred/contract/site/bundles';
import { useQuery } from '@tanstack/react-query';
import { fetchData, keyOf, queryOf } from './query.ts';

export const useBundles = () =>
  useQuery({ ...queryOf(listBundles), select: ({ bundles }) => bundles, staleTime: 300_000 });

/** What a bundle would change in this draft. */
export const useBundle = (name: BundleName, draft: string) =>
  useQuery({
    queryKey: [...keyOf(readBundle), name, draft],
    queryFn: ({ signal }) => fetchData(readBundle, { params: { name }, signal }),
    gcTime: 0,
  });
