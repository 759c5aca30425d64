import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconAlertCircle, IconRefresh } from '@tabler/icons-react';
import classes from './failure.module.css';

interface Props {
  /** What happened, and what to do. */
  text: string;
  again: string;
  onAgain: () => void;
}

/** Replaces what could not be loaded. Screen readers read it when it appears. */
export const Failure = ({ text, again, onAgain }: Props) => (
  <div
    role="alert"
    className={`flex gap-4 w-full border-line rounded-xl bg-surface p-5 ${classes.failure}`}
  >
    <IconAlertCircle className="flex-none color-danger" size={24} stroke={1.75} aria-hidden />
    <div className="grid gap-3-5 min-w-0 justify-items-start">
      <p className="text-lg semibold anywhere">{text}</p>
      <Button
        variant="default"
        size="sm"
        className={classes.again}
        leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden />}
        onClick={onAgain}
      >
        {again}
      </Button>
    </div>
  </div>
);
