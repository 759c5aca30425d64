import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { undoSeconds } from '@kindred/contract/moderation/photo-review';
import { useEffect } from 'react';
import { useMessages } from '../../lib/messages/messages.ts';
import type { Decided } from './use-review.ts';
import classes from './undo.module.css';

interface Props {
  last: Decided | null;
  onUndo: () => void;
  onEnd: () => void;
}

/** Says what was decided last, for as long as it can be taken back. */
export function Undo({ last, onUndo, onEnd }: Props) {
  const m = useMessages('photoReview');
  useEffect(() => {
    const timer = last && setTimeout(onEnd, undoSeconds * 1000);
    return () => clearTimeout(timer ?? undefined);
    // Only another decision begins another ten seconds.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [last]);
  const name = last?.photo.firstName ?? m.somebody;
  return (
    <output className={classes.undo}>
      {last && (
        <>
          {last.decision === 'approve' ? m.approved(name) : m.rejected(name)}
          <Button variant="subtle" color="ink" size="compact-sm" onClick={onUndo}>
            {m.undo}
          </Button>
        </>
      )}
    </output>
  );
}
