import { forgotPassword, resetPassword } from '@kindred/contract/accounts/credentials';
import type { User } from '@kindred/contract/members';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { session } from '../../lib/sessions/session.ts';

/**
 * Waits for an attempt to sign in or up, and throws the error of a failed one, so that a form can show it. Null means
 * that a second factor is needed.
 */
export async function entered(attempt: Promise<User | null>): Promise<User | null> {
  const user = await attempt;
  const { status, error } = session.get();
  if (status !== 'failed') return user;
  session.reset();
  throw error;
}

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: { email: string }) => call(forgotPassword, { body }) });

/** Uses the link that was sent to this address. */
export const useResetPassword = (token: string, email: string) =>
  useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      await call(resetPassword, { body: { token, password } });
      // The server has ended every session of the account. Someone else who is signed in here stays signed in.
      if (session.get().user?.email === email) await session.logout();
    },
  });
