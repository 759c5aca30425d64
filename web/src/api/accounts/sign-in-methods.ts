import {
  type SignInMethod,
  addSignInMethod,
  listSignInMethods,
  removeSignInMethod,
} from '@kindred/contract/accounts/sign-in-methods';
import { listSessions } from '@kindred/contract/accounts/credentials';
import { ownAccount } from '@kindred/contract/personal-data/leaving';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queryOf, useChange } from '../query.ts';

export const useSignInMethods = () =>
  useQuery({ ...queryOf(listSignInMethods), select: ({ signInMethods }) => signInMethods });

export const useRemoveSignInMethod = () =>
  useChange(
    (method: SignInMethod) => call(removeSignInMethod, { body: { method } }),
    listSignInMethods,
    listSessions,
    ownAccount,
  );

type ProviderToken = { tokenId: string } | { accessToken: string; userID: string };

export const useAddSignInMethod = () =>
  useChange(
    (token: ProviderToken) =>
      call(addSignInMethod, {
        body:
          'tokenId' in token
            ? { method: 'google' as const, ...token }
            : { method: 'facebook' as const, ...token },
      }),
    listSignInMethods,
    ownAccount,
  );
