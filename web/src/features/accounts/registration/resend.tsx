import { UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { messages } from '../../../lib/messages/accounts.ts';
import { session } from '../../../lib/session.ts';
import classes from '../form.module.css';

const patience = 30;

/** A new code, but not every second: mails take their time, and each new one kills the one before. */
export function Resend() {
  const m = messages.verify;
  const [wait, setWait] = useState(patience);

  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  async function resend() {
    if (wait > 0 || session.get().status.endsWith('loading')) return;
    if (await session.resendVerification()) setWait(patience);
  }

  return (
    <UnstyledButton className={classes.link} aria-disabled={wait > 0} onClick={() => void resend()}>
      {wait > 0 ? m.wait(wait) : m.again}
    </UnstyledButton>
  );
}
