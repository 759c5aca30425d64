import { useLocation } from '@tanstack/react-router';
import { useInvitation } from '../../../api/team/join.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import { messages as m } from '../../../lib/messages/join.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { FormPage } from '../form-page.tsx';
import { JoinForm } from './join-form.tsx';

/** The page that a mailed invitation leads to. */
export function JoinPage() {
  const { token: signedIn } = useSession();
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const { data, error } = useInvitation(token);
  if (!token || error) {
    return (
      <FormPage title={token ? m.failed : m.title}>
        <Alert kind="warning">{token ? errorText(error) : m.incomplete}</Alert>
      </FormPage>
    );
  }
  if (!data) return <FormPage title={m.title}>{m.reading}</FormPage>;
  const { email, role, hasAccount } = data;
  return (
    <FormPage title={m.title} lead={m.lead(m.roles[role])}>
      {hasAccount || signedIn ? (
        <AcceptInvitation token={token} email={email} />
      ) : (
        <JoinForm token={token} email={email} />
      )}
    </FormPage>
  );
}
