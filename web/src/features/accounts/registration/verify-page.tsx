import { Link, useLocation } from '@tanstack/react-router';
import { mailedToken } from '../../../lib/mailed-token.ts';
import { messages } from '../../../lib/messages/accounts.ts';
import { useSession } from '../../../lib/use-session.ts';
import { CodeForm } from './code-form.tsx';
import { FormPage } from '../form-page.tsx';
import { LinkVerification } from './link-verification.tsx';

export function VerifyPage() {
  const m = messages.verify;
  const { user } = useSession();
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  if (token) return <LinkVerification token={token} />;
  return (
    <FormPage
      title={m.title}
      lead={user && m.lead(user.email)}
      after={<Link to="/home">{m.later}</Link>}
    >
      <CodeForm />
    </FormPage>
  );
}
