import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messages } from '#texts/accounts.ts';
import { FormPage } from '../form-page.tsx';
import { columnButton, textButton } from '../../../ui/pages/text-link.ts';
import { ForgotForm } from './forgot-form.tsx';
import classes from '../form.module.css';

export function ForgotPasswordPage() {
  const m = messages.forgot;
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <FormPage
      key={sentTo}
      back="/sign-in"
      takesFocus={sentTo !== null}
      title={sentTo ? m.sentTitle : m.title}
      lead={sentTo ? m.sent({ email: sentTo }) : m.lead}
      after={
        sentTo && (
          <Link className={textButton} to="/sign-in">
            {m.back}
          </Link>
        )
      }
    >
      {sentTo ? (
        <div>
          <p className="text-pretty text-muted">{m.spam}</p>
          <button
            type="button"
            className={`${columnButton} ${classes.link}`}
            onClick={() => setSentTo(null)}
          >
            {m.other}
          </button>
        </div>
      ) : (
        <ForgotForm onSent={setSentTo} />
      )}
    </FormPage>
  );
}
