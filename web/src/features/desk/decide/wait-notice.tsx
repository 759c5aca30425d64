import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/decide.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import type { Wait } from '../state/sent-acts.ts';
import classes from './decide.module.css';

interface Props {
  wait: Wait;
  readError: Error | null;
  onReadAgain: () => void;
}

/** What the deciding keys wait for. It floats, so that nothing moves. */
export const WaitNotice = ({ wait, readError, onReadAgain }: Props) => (
  <div className={`floats absolute z-1 grid justify-items-start ${classes.wait}`}>
    {wait === 'unread' ? (
      <Alert kind="danger">
        {m.unread({ why: errorText(readError) })}{' '}
        <Button look="plain" size="xs" onClick={onReadAgain}>
          {m.again}
        </Button>
      </Alert>
    ) : (
      <output
        className={`rounded-md border border-line bg-raised px-3.5 py-2.5 text-sm text-muted empty:hidden ${classes.output}`}
      >
        {wait && m.waits[wait]}
      </output>
    )}
  </div>
);
