import { ActionIcon, Button } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Button.layer.css';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import classes from './undo-bar.module.css';

interface Props {
  /** What was done; another object starts the time again, null shows nothing. */
  action: object | null;
  seconds: number;
  /** Says what was done. */
  children: ReactNode;
  undoLabel: string;
  /** Without it the bar closes only when its time is over. */
  dismissLabel?: string;
  placement: 'inline' | 'floating';
  pending?: boolean;
  /** Null where the action cannot be undone. */
  onUndo: (() => void) | null;
  onClose: () => void;
}

/** Says what was done and offers to undo it for a few seconds. */
export function UndoBar({ action, seconds, placement, onUndo, onClose, ...props }: Props) {
  const { children, undoLabel, dismissLabel, pending = false } = props;
  useEffect(() => {
    if (!action) return;
    const timer = setTimeout(onClose, seconds * 1000);
    return () => clearTimeout(timer);
    // Only another action starts the time again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [action]);
  return (
    <output className={classes[placement]}>
      {action && (
        <>
          {children}
          {onUndo && (
            <Button variant="subtle" size="compact-sm" loading={pending} onClick={onUndo}>
              {undoLabel}
            </Button>
          )}
          {dismissLabel && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={dismissLabel}
              title={dismissLabel}
              onClick={onClose}
            >
              <IconX size={16} stroke={1.75} />
            </ActionIcon>
          )}
        </>
      )}
    </output>
  );
}
