import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { mailedToken } from '../../../lib/sessions/mailed-token.ts';
import { messages } from '#texts/accounts.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { CodeForm } from './code-form.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { FormPage } from '../form-page.tsx';
import { LinkVerification } from './link-verification.tsx';

export function VerifyPage() {
  const m = messages.verify;
  const { user } = useSession();
  const [isWrong, setWrong] = useState(false);
  const token = useLocation({ select: ({ hash }) => mailedToken(hash) });
  if (token) return <LinkVerification token={token} />;
  if (user && isWrong)
    return <CorrectAddress present={user.email} onCancel={() => setWrong(false)} />;
  return (
    <FormPage
      isLastStep
      title={m.title}
      lead={user && m.lead({ email: user.email })}
      exit={
        <Link
          to="/home"
          className="inline-flex min-h-11 items-center font-semibold hover:underline"
        >
          {m.later}
        </Link>
      }
    >
      <CodeForm onWrongAddress={() => setWrong(true)} />
    </FormPage>
  );
}
