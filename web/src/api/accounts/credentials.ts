import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  deactivate,
  endOtherSessions,
  endSession,
  listSessions,
} from '@kindred/contract/accounts/credentials';
import { ownProfile } from '@kindred/contract/accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { hasStatus } from '../../lib/calls/call-error.ts';
import { call } from '../../lib/calls/call.ts';
import { session } from '../../lib/sessions/session.ts';
import { fetchData, queryOf, useChange } from '../query.ts';

export const useChangePassword = () =>
  useChange(
    (body: { password: string; newPassword: string }) => session.renewBy(changePassword, { body }),
    listSessions,
  );

/** Returns whether a code was also sent to the current address. */
export const useChangeEmail = () =>
  useMutation({
    mutationFn: async (body: { email: string; password: string }) =>
      (await fetchData(changeEmail, { body })).presentCode,
  });

export const useConfirmEmailChange = () =>
  useChange(
    async (body: { presentCode?: string; newCode: string }) =>
      // The code was in the mailbox of the new address.
      session.keepUser((await fetchData(confirmEmailChange, { body })).user, {
        requiresVerification: false,
      }),
    ownProfile,
  );

export const useSessions = () =>
  useQuery({ ...queryOf(listSessions), select: ({ sessions }) => sessions });

export const useEndSession = () =>
  useChange(
    (id: string) =>
      call(endSession, { params: { id } }).catch((error: unknown) => {
        // The session has ended already.
        if (!hasStatus(error, 404)) throw error;
      }),
    listSessions,
  );

export const useEndOtherSessions = () => useChange(() => call(endOtherSessions), listSessions);

export const useDeactivate = () =>
  useMutation({
    mutationFn: async (body: { password: string }) => {
      await call(deactivate, { body });
      // The server has ended every session, including this browser's.
      await session.logout();
    },
  });
