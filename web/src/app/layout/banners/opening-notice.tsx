import { useEffect, useState, useSyncExternalStore } from 'react';
import { keyboard } from '../../../lib/keys/keyboard.ts';
import { messages } from '#texts/shell.ts';
import { openingFailure } from '../../../lib/failures/opening-failure.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import classes from './opening-notice.module.css';

/** Milliseconds after which someone wonders whether anything happens. */
const noticeDelayMs = 400;

const never = () => false;

/** Says that something is still opening and keeps the keys for itself, or that it could not be opened. */
export function OpeningNotice() {
  const { opening: m } = messages;
  const isOpening = useSyncExternalStore(keyboard.subscribe, keyboard.isOpening, never);
  const failed = useSyncExternalStore(openingFailure.subscribe, openingFailure.get, never);
  if (!isOpening && !failed) return null;
  return (
    <div className={`floats grid justify-items-center text-sm ${classes.notice}`}>
      {isOpening && <Opening />}
      {failed && (
        <Alert kind="danger">
          {m.failed} {/* A browser does not load a file again whose loading failed. */}
          <button
            type="button"
            className="cursor-pointer border-0 bg-transparent px-1 py-0 font-semibold text-inherit underline"
            onClick={() => location.reload()}
          >
            {m.reload}
          </button>{' '}
          <button
            type="button"
            className="cursor-pointer border-0 bg-transparent px-1 py-0 font-semibold text-inherit underline"
            onClick={() => openingFailure.set(false)}
          >
            {m.close}
          </button>
        </Alert>
      )}
    </div>
  );
}

function Opening() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), noticeDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className="rounded-full border border-line bg-raised px-4 py-2 empty:hidden">
      {isLong && messages.opening.text}
    </output>
  );
}
