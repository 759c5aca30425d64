import { l as resetPassword, s as forgotPassword } from './credentials-D4FvgtBE.js';
import { t as call } from './call-DKXJHjxq.js';
import { t as session } from './session-qxZvcB-b.js';
import { useMutation } from '@tanstack/react-query';
// web/src/api/accounts/sign-in.ts
/**
 * Waits for an attempt to sign in or up, and throws the error of a failed one, so that a form can show it. Null means
 * that a second factor is needed.
 */
async function entered(attempt) {
  const user = await attempt;
  const { status, error } = session.get();
  if (status !== 'failed') return user;
  session.reset();
  throw error;
}
var useForgotPassword = () => useMutation({ mutationFn: (body) => call(forgotPassword, { body }) });
/** Uses the link that was sent to this address. */
var useResetPassword = (token, email) =>
  useMutation({
    mutationFn: async ({ password }) => {
      await call(resetPassword, {
        body: {
          token,
          password,
        },
      });
      if (session.get().user?.email === email) await session.logout();
    },
  });
export { useForgotPassword as n, useResetPassword as r, entered as t };
