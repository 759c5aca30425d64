import type { Invited } from '@kindred/contract/imports/invited';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { messages as m } from '#texts/invited.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { InvitedDetails } from './invited-details.tsx';
import { InvitedForm } from './invited-form.tsx';
import { RefuseInvitation } from './refuse-invitation.tsx';

interface Props {
  token: string;
  invited: Invited;
  onRefused: () => void;
}

/** What we have about the person, and both answers. */
export function InvitedOffer({ token, invited, onRefused }: Props) {
  const { token: signedIn } = useSession();
  return (
    <>
      <InvitedDetails invited={invited} />
      {signedIn ? (
        <Alert kind="warning">{m.signedIn}</Alert>
      ) : (
        <InvitedForm token={token} invited={invited} />
      )}
      <RefuseInvitation token={token} onRefused={onRefused} />
    </>
  );
}
