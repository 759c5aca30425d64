import { proveSecondFactor } from '@kindred/contract/accounts/second-factor';
import { send } from '../../lib/calls/send.ts';
import { session } from '../../lib/sessions/session.ts';

/** The second step of signing in. Returns the user, or null and sets the session's error. */
export const enterWithCode = (challenge: string, code: string) =>
  session.enter(
    async (stored) => (await send(proveSecondFactor, { body: { challenge, code } }, stored)).data,
  );
