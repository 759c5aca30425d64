import { messages as roles } from '#texts/roles.ts';
import { Link, useLocation } from '@tanstack/react-router';
import { useInvitation } from '../../../api/team/join.ts';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import { messages as m } from '#texts/join.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { columnLink } from '../../../ui/pages/text-link.ts';
import { LinkFailure } from '../../../ui/states/link-failure.tsx';
import { AcceptInvitation } from './accept-invitation.tsx';
import { FormPage } from '../form-page.tsx';
import { JoinForm } from './join-form.tsx';

/** The page that a mailed invitation leads to. */
export function JoinPage() {
  const { token: signedIn } = useSession();
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  const invitation = useInvitation(token);
  const { data } = invitation;
  if (!token || invitation.error) {
    return (
      <FormPage title={m.title}>
        <LinkFailure query={invitation}>
          <Link to="/sign-in" hash="" className={columnLink}>
            {m.toSignIn}
          </Link>
        </LinkFailure>
      </FormPage>
    );
  }
  if (!data) return <FormPage title={m.title}>{m.reading}</FormPage>;
  const { email, role, hasAccount } = data;
  return (
    <FormPage title={m.title} lead={m.lead({ role: roles[role] })}>
      {hasAccount || signedIn ? (
        <AcceptInvitation token={token} email={email} />
      ) : (
        <JoinForm token={token} email={email} />
      )}
    </FormPage>
  );
}
