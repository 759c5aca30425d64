import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CallError } from '../lib/calls/call-error.ts';
import { isOnline, noteFailure } from '../lib/connection.ts';
import { errorText } from '../lib/failures/error-text.ts';
import { messages } from '#texts/shell.ts';
import { useOnline } from '../lib/use-online.ts';
import column from '../ui/pages/column.module.css';
import { Failure } from '../ui/states/failure.tsx';
import { Offline } from '../ui/states/offline.tsx';
import classes from './page-states.module.css';

/** Replaces a page that could not be shown. The frame around it stays usable. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const { failure } = messages;
  const online = useOnline();
  const text = error instanceof CallError ? errorText(error) : failure.text;
  const router = useRouter();

  async function again() {
    // The router remembers code that failed to load. Only a reload requests it again.
    if (!(error instanceof CallError) && isOnline()) location.reload();
    await router.invalidate();
    reset();
  }

  // The offline banner promises that we reconnect automatically.
  const wasOnline = useRef(online);
  useEffect(() => {
    if (online && !wasOnline.current) void again();
    wasOnline.current = online;
  });
  // Code that failed to load says as little about the connection as a request.
  useEffect(noteFailure, []);

  return (
    <div className={`mx-auto w-full ${column.page}`}>
      {online ? (
        <Failure
          title={failure.title}
          cause={text}
          again={failure.retry}
          onAgain={() => void again()}
          page
        />
      ) : (
        <Offline onAgain={() => void again()} />
      )}
    </div>
  );
}

/** Shown while a page takes long to load. */
export function PagePending() {
  const { loading } = messages;
  return (
    <output
      className={`mx-auto grid w-full max-w-page gap-4 ${classes.pending}`}
      aria-label={loading}
    >
      <i className={`rounded-sm ${classes.line}`} />
      <i className={`rounded-sm ${classes.line}`} />
      <i className={`rounded-sm ${classes.line}`} />
      <i className={`rounded-sm ${classes.line}`} />
    </output>
  );
}
