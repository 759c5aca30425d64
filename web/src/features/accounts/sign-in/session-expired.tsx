import { messages } from '#texts/accounts.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Alert } from '../../../ui/states/alert.tsx';

/** Says why a member who was signed in has to sign in again. */
export function SessionExpired() {
  const { expired } = useSession();
  return expired && <Alert kind="warning">{messages.signIn.expired}</Alert>;
}
