import { useEffect, useState } from 'react';
import { messages } from '#texts/accounts.ts';
import { session } from '../../../lib/sessions/session.ts';
import { columnButton } from '../../../ui/pages/text-link.ts';
import classes from '../form.module.css';

const waitSeconds = 30;

/** Sends a new code, but not every second: mails take time, and each new code replaces the earlier one. */
export function Resend() {
  const m = messages.verify;
  const [wait, setWait] = useState(waitSeconds);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  async function resend() {
    if (wait > 0 || session.get().status.endsWith('loading')) return;
    if (await session.resendVerification()) setWait(waitSeconds);
  }

  return (
    <button
      type="button"
      className={`${columnButton} ${classes.link}`}
      aria-disabled={wait > 0}
      onClick={() => void resend()}
    >
      {wait > 0 ? m.wait({ seconds: wait }) : m.again}
    </button>
  );
}
