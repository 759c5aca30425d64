import { IconCloudOff } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CallError } from '../lib/calls/call-error.ts';
import { errorText } from '../lib/failures/error-text.ts';
import { messages } from '../lib/messages/shell.ts';
import { useOnline } from '../lib/use-online.ts';
import classes from './page-failure.module.css';

/** Replaces a page that could not be shown. The frame around it stays usable. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { failure, offline } = messages;
  const online = useOnline();
  const text = error instanceof CallError ? errorText(error) : failure.text;
  const router = useRouter();

  async function again() {
    // The router remembers code that failed to load. Only a reload requests it again.
    if (!(error instanceof CallError) && navigator.onLine) location.reload();
    await router.invalidate();
    reset();
  }

  // The offline banner promises that we reconnect automatically.
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) void again();
    wasOnline.current = online;
  });

  return (
    <section
      className={`grid justify-items-center gap-3 m-auto text-center ${classes.failure}`}
      role="alert"
    >
      <span className={`grid place-center round color-danger ${classes.icon}`}>
        <IconCloudOff size={22} stroke={1.75} aria-hidden="true" />
      </span>
      <h1 className="balance title-sm">{online ? failure.title : offline.title}</h1>
      <p className="muted">{online ? text : offline.waits}</p>
      <button
        className={`mt-2 border-0 semibold clickable min-h-target rounded-full ${classes.button}`}
        type="button"
        onClick={() => void again()}
      >
        {failure.retry}
      </button>
    </section>
  );
}
