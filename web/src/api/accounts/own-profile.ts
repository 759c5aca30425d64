import { ownProfile } from '@kindred/contract/accounts';
import { readPerson } from '@kindred/contract/discovery/person';
import type { OwnUser } from '@kindred/contract/members';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { keepOwnUser } from '../../lib/sessions/keep-own-user.ts';
import { followed } from '../followed.ts';
import { invalidate, keyOf } from '../query.ts';

/** The signed-in member's profile, and the version that a change is based on. */
export interface OwnProfile {
  user: OwnUser;
  version: string;
}

/** Reading it also updates the session's stored user. */
export const ownProfileQuery = queryOptions({
  queryKey: keyOf(ownProfile),
  queryFn: async (): Promise<OwnProfile> => {
    const { userData } = await call(ownProfile);
    const { user, version } = userData;
    keepOwnUser(user, userData);
    return { user, version };
  },
  // For all readers: an event that arrives before the response has it fetched once more.
  meta: followed(60_000, 'account').meta,
});

export const useOwnProfile = () => useQuery(ownProfileQuery);

/** The current one also when it is shown first, as premium starts and ends elsewhere. */
export const useFollowedProfile = () => useQuery({ ...ownProfileQuery, staleTime: 0 });

/** After a change whose response did not contain the current profile. */
export async function readOwnProfileAgain(client: QueryClient) {
  // A response that is still on its way may be from before the change.
  const { queryKey } = ownProfileQuery;
  if (client.isFetching({ queryKey, exact: true }) > 0)
    await client
      .getQueryCache()
      .find({ queryKey, exact: true })
      ?.promise?.catch(() => undefined);
  return client.query({ ...ownProfileQuery, staleTime: 0 });
}

/** The response to a change is the current profile. */
export function keepOwnProfile(client: QueryClient, { user, version }: OwnProfile) {
  client.setQueryData(ownProfileQuery.queryKey, { user, version });
  keepOwnUser(user);
  void invalidate(client, readPerson);
}
