import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as m } from '#texts/decide.ts';
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
  <div className={`grid justify-items-start absolute z-1 floats ${classes.wait}`}>
    {wait === 'unread' ? (
      <Alert kind="danger">
        {m.unread({ why: errorText(readError) })}{' '}
        <Button variant="default" size="xs" onClick={onReadAgain}>
          {m.again}
        </Button>
      </Alert>
    ) : (
      <output
        className={`border-line bg-raised muted text-sm rounded-md hide-empty p-notice ${classes.output}`}
      >
        {wait && m.waits[wait]}
      </output>
    )}
  </div>
);
