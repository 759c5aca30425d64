import { ownProfile } from '@kindred/contract/accounts';
import type { OwnUser } from '@kindred/contract/members';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';
import { keepOwnUser } from './keep-own-user.ts';

/** Somebody's own profile, and the version that a change can be based on. */
export interface OwnProfile {
  user: OwnUser;
  version: string;
}

const options = queryOptions({
  queryKey: ['own-profile'],
  queryFn: async (): Promise<OwnProfile> => {
    const { user, version } = (await call(ownProfile)).userData;
    keepOwnUser(user);
    return { user, version };
  },
});

export const ownProfileKey = options.queryKey;

export const useOwnProfile = () => useQuery(options);

/** After a change that did not answer with the profile as it is now. */
export const readOwnProfileAnew = (client: QueryClient) =>
  client.query({ ...options, staleTime: 0 });

/** What a change answered is what the profile is now. */
export function keepOwnProfile(client: QueryClient, { user, version }: OwnProfile) {
  client.setQueryData(ownProfileKey, { user, version });
  keepOwnUser(user);
  void client.invalidateQueries({ queryKey: ['person'] });
}
