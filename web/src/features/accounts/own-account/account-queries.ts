import {
  changeEmail,
  changePassword,
  confirmEmailChange,
  deactivate,
  endOtherSessions,
  endSession,
  listSessions,
} from '@kindred/contract/accounts/credentials';
import type { Failure } from '@kindred/contract/common';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError, hasStatus } from '../../../lib/call-error.ts';
import { call } from '../../../lib/call.ts';
import { loadUser } from '../../../lib/load-user.ts';
import { ownProfileKey } from '../../../lib/own-profile.ts';
import { session } from '../../../lib/session.ts';

const sessions = ['sessions'];

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { password: string; newPassword: string }) =>
      session.renew((await call(changePassword, { body })).data),
    onSuccess: () => client.invalidateQueries({ queryKey: sessions }),
  });
}

/** Whether codes are awaited; if not, the address has moved. */
export const useAskToMove = () =>
  useMutation({
    mutationFn: async (body: { email: string; password: string }) => {
      const { pending } = (await call(changeEmail, { body })).data;
      if (!pending) await loadUser();
      return pending;
    },
  });

export function useMove() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: { presentCode: string; newCode: string }) =>
      session.keepUser((await call(confirmEmailChange, { body })).data.user),
    onSuccess: () => client.invalidateQueries({ queryKey: ownProfileKey }),
  });
}

export const useSessions = () =>
  useQuery({
    queryKey: sessions,
    queryFn: async () => (await call(listSessions)).data.sessions,
  });

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(endSession, { params: { id } }).catch((error: unknown) => {
        // It has ended meanwhile, which is what was asked for.
        if (!hasStatus(error, 404)) throw error;
      }),
    onSettled: () => client.invalidateQueries({ queryKey: sessions }),
  });
}

export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSettled: () => client.invalidateQueries({ queryKey: sessions }),
  });
}

export const useDeactivate = () =>
  useMutation({
    mutationFn: async (password: string) => {
      await call(deactivate, { body: { password } });
      // The server has ended every session, that of this browser too.
      await session.logout();
    },
  });

/** What the server said of one field. */
export function fieldError(error: unknown, field: string): string | undefined {
  const body = error instanceof CallError ? (error.body as Partial<Failure> | null) : null;
  return body?.errors?.find((each) => each.field === field)?.msg;
}
