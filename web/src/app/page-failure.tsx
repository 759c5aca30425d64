import { IconCloudOff } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallError } from '../lib/call-error.ts';
import { errorText } from '../lib/error-text.ts';
import { messages } from '../lib/messages/shell.ts';
import classes from './page-failure.module.css';

/** Replaces a page that could not be shown. The frame around it stays usable. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { failure } = messages;
  const router = useRouter();

  async function again() {
    // The router remembers code that failed to load. Only a reload requests it again.
    if (!(error instanceof CallError) && navigator.onLine) location.reload();
    await router.invalidate();
    reset();
  }

  // The offline banner promises that we reconnect automatically.
  useEffect(() => {
    const back = () => void again();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  });

  return (
    <section className={classes.failure} role="alert">
      <span className={classes.icon}>
        <IconCloudOff size={22} stroke={1.75} aria-hidden="true" />
      </span>
      <h1>{failure.title}</h1>
      <p>{error instanceof CallError ? errorText(error) : failure.text}</p>
      <button type="button" onClick={() => void again()}>
        {failure.retry}
      </button>
    </section>
  );
}
