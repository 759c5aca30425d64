import type { PendingState } from '@kindred/contract/approvals/states';
import { ownProfile } from '@kindred/contract/accounts';
import { readEmailChange } from '@kindred/contract/accounts/mailed-links';
import { readPerson } from '@kindred/contract/discovery/person';
import type { OwnUser } from '@kindred/contract/members';
import type { AskedPage } from '@kindred/contract/site/asked-pages';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { keepOwnUser } from '../../lib/sessions/keep-own-user.ts';
import { session } from '../../lib/sessions/session.ts';
import { followed } from '../followed.ts';
import { invalidate, keyOf, queryOf } from '../query.ts';

interface Profile {
  user: OwnUser;
  version: string;
}

/** The signed-in member's profile, the version that a change is based on, and the pages that they have still to accept. */
export interface OwnProfile extends Profile {
  asks: AskedPage[];
  /** Until the team has approved the member, they see no one. */
  approval: PendingState | null;
}

/** Reading it also updates the session's stored user. */
export const ownProfileQuery = queryOptions({
  queryKey: keyOf(ownProfile),
  queryFn: async (): Promise<OwnProfile> => {
    const { userData } = await call(ownProfile);
    const { user, version, asks, approval } = userData;
    keepOwnUser(user, userData);
    return { user, version, asks, approval };
  },
  // For all readers: an event that arrives before the response has it fetched once more.
  meta: followed(60_000, 'account').meta,
});

export const useOwnProfile = () => useQuery(ownProfileQuery);

/** What is still to be accepted, as far as it is known. The app reads the profile when it starts. */
export const useKnownAsks = () =>
  useQuery({ ...ownProfileQuery, enabled: false, select: ({ asks }) => asks }).data ?? [];

/** Whether the team has still to approve the member, as far as it is known. */
export const useKnownApproval = () =>
  useQuery({ ...ownProfileQuery, enabled: false, select: ({ approval }) => approval }).data ?? null;

/** The change of the own address by staff that can still be undone. */
export const useEmailChange = () =>
  useQuery({
    ...queryOf(readEmailChange),
    enabled: session.get().token !== null,
    select: ({ change }) => change,
  });

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
export function keepOwnProfile(client: QueryClient, { user, version }: Profile) {
  client.setQueryData(ownProfileQuery.queryKey, (before) => ({
    asks: [],
    approval: null,
    ...before,
    user,
    version,
  }));
  keepOwnUser(user);
  void invalidate(client, readPerson);
}
