import { acceptPages } from '@kindred/contract/site/acceptances';
import type { AskedPage } from '@kindred/contract/site/asked-pages';
import { useMutation } from '@tanstack/react-query';
import { type OwnProfile, ownProfileQuery } from './accounts/own-profile.ts';
import { fetchData } from './query.ts';

/** Accepts pages in the version that was shown, and knows then what is left. */
export const useAcceptPages = () =>
  useMutation({
    mutationFn: async (asked: readonly AskedPage[]) => {
      const pages = asked.map(({ slug, version }) => ({ slug, version }));
      return (await fetchData(acceptPages, { body: { pages } })).asks;
    },
    onSuccess: async (asks, _given, _before, { client }) => {
      client.setQueryData(
        ownProfileQuery.queryKey,
        (profile: OwnProfile | undefined) => profile && { ...profile, asks },
      );
      // What was refused until now.
      await client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    },
    // The page may have changed since it was shown.
    onError: (_error, _given, _before, { client }) =>
      client.invalidateQueries({ queryKey: ownProfileQuery.queryKey }),
  });
