import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Key } from './shortcuts/key.tsx';
import classes from './undo-bar.module.css';

interface Props {
  /** The last action; another object restarts the time, null shows nothing. */
  action: object | null;
  seconds: number;
  /** The message. */
  children: ReactNode;
  undoLabel: string;
  undoKey?: string;
  /** Replaces the button when its time is over while the bar is still read. */
  lateLabel?: string;
  /** Without it the bar closes only when its time is over. */
  dismissLabel?: string;
  placement: 'inline' | 'floating' | 'corner';
  pending?: boolean;
  /** Null where the action cannot be undone. */
  onUndo: (() => void) | null;
  onClose: () => void;
}

const looks = {
  // It keeps its height while empty, so that nothing moves when a message appears.
  inline: `gap-2 min-h-8 text-muted ${classes.inline}`,
  floating: `gap-3 bg-raised rounded-lg shadow-3 empty:hidden ${classes.floating}`,
  corner: `justify-between gap-3 rounded-md shadow-3 empty:hidden ${classes.corner}`,
};

/** Says what was done and offers to undo it for a few seconds. It stays while it is hovered or has the focus. */
export function UndoBar({ action, seconds, placement, onUndo, onClose, ...props }: Props) {
  const { children, undoLabel, undoKey, lateLabel, dismissLabel, pending = false } = props;
  const bar = useRef<HTMLOutputElement>(null);
  const late = useLate(action, seconds, bar, onClose);
  return (
    <output ref={bar} className={`flex items-center text-sm ${looks[placement]}`}>
      {action && (
        <>
          {children}
          {onUndo && (
            <Button
              look="quiet"
              size="inline"
              busy={pending}
              aria-disabled={late}
              aria-keyshortcuts={undoKey}
              after={undoKey && !late && <Key name={undoKey} />}
              onClick={() => !late && onUndo()}
            >
              {late ? (lateLabel ?? undoLabel) : undoLabel}
            </Button>
          )}
          {dismissLabel && (
            <IconButton aria-label={dismissLabel} title={dismissLabel} onClick={onClose}>
              <IconX size={16} stroke={1.75} />
            </IconButton>
          )}
        </>
      )}
    </output>
  );
}

/** Whether the time of the action is over. Then the bar closes, unless it is hovered or has the focus. */
function useLate(
  action: object | null,
  seconds: number,
  bar: { current: HTMLElement | null },
  onClose: () => void,
) {
  const [late, setLate] = useState<object | null>(null);
  useEffect(() => {
    if (!action) return;
    const timer = setTimeout(() => {
      if (!bar.current?.matches(':hover, :focus-within')) return onClose();
      setLate(action);
      for (const end of ['pointerleave', 'focusout'])
        bar.current.addEventListener(end, onClose, { once: true, signal: over.signal });
    }, seconds * 1000);
    const over = new AbortController();
    return () => {
      clearTimeout(timer);
      over.abort();
    };
    // Only another action restarts the time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [action]);
  return action !== null && late === action;
}
