import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { errorText } from '../../lib/failures/error-text.ts';
import { messages } from '#texts/banners.ts';
import { messages as shell } from '#texts/shell.ts';
import { session } from '../../lib/sessions/session.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Alert } from '../../ui/states/alert.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { useKeptFocus } from '../../ui/dialogs/use-kept-focus.ts';
import people from './people-page.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** A page whose data the server gives only to members who have confirmed their email. */
export function ConfirmedOnly({ title, children }: Props) {
  const { requiresVerification } = useSession();
  if (!requiresVerification) return children;
  return (
    <div className={`mx-auto grid w-full max-w-page grid-cols-1 content-start ${people.page}`}>
      <h1 className="tracking-tight title-md max-tablet:sr-only">{title}</h1>
      <ConfirmFirst />
    </div>
  );
}

/** Says why there is no one to see, and sends a new code. */
export function ConfirmFirst() {
  const { confirm: m } = messages;
  const { status, error } = useSession();
  const sending = status === 'resend_loading';
  const button = useKeptFocus(sending);

  // Clears the state of an earlier visit.
  useEffect(() => session.reset(), []);

  return (
    <>
      {status === 'resend_succeeded' && <Alert kind="success">{m.sent}</Alert>}
      {status === 'resend_failed' && <Alert kind="danger">{errorText(error)}</Alert>}
      <EmptyState icon={IconMail} title={m.title} about={m.about}>
        <Button size="md" render={(props) => <Link to="/verify" {...props} />}>
          {shell.unverified.action}
        </Button>
        <Button
          ref={button}
          look="plain"
          size="md"
          busy={sending}
          onClick={() => void session.resendVerification()}
        >
          {m.again}
        </Button>
      </EmptyState>
    </>
  );
}
