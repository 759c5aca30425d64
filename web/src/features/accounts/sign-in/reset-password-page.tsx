import { Link, useLocation } from '@tanstack/react-router';
import { mailedToken } from '../../../lib/mailed-token.ts';
import { messages } from '../../../lib/messages/accounts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { FormPage } from '../form-page.tsx';
import { ResetForm } from './reset-form.tsx';

export function ResetPasswordPage() {
  const m = messages.reset;
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  return (
    <FormPage
      title={m.title}
      lead={token && m.lead}
      after={<Link to="/forgot-password">{m.another}</Link>}
    >
      {token ? <ResetForm token={token} /> : <Alert kind="warning">{m.incomplete}</Alert>}
    </FormPage>
  );
}
