import { type WayIn, addWayIn, listWaysIn, removeWayIn } from '@kindred/contract/accounts/ways-in';
import { listSessions } from '@kindred/contract/accounts/credentials';
import { ownAccount } from '@kindred/contract/personal-data/leaving';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import { queryOf, useChange } from '../query.ts';

export const useWaysIn = () => useQuery({ ...queryOf(listWaysIn), select: ({ waysIn }) => waysIn });

export const useRemoveWayIn = () =>
  useChange(
    (way: WayIn) => call(removeWayIn, { body: { way } }),
    listWaysIn,
    listSessions,
    ownAccount,
  );

type ProviderToken = { tokenId: string } | { accessToken: string; userID: string };

export const useAddWayIn = () =>
  useChange(
    (token: ProviderToken) =>
      call(addWayIn, {
        body:
          'tokenId' in token
            ? { way: 'google' as const, ...token }
            : { way: 'facebook' as const, ...token },
      }),
    listWaysIn,
    ownAccount,
  );
