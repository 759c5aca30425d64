import type { Choice } from '@kindred/contract/likes/choices';
import { leastShownUnaskedMs } from '../../../lib/keys/least-shown.ts';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';

interface Actions {
  undo: () => void;
  choose: (choice: Choice) => void;
  open: () => void;
  write: () => void;
}

/**
 * One key for each choice about the person at the top, if there is one, and for undoing the last. The arrow keys that
 * scroll are none of them.
 */
export function useDeckKeys(
  personId: string | null,
  { undo, choose, open, write }: Actions,
  { isUnasked }: { isUnasked: boolean },
) {
  useShortcuts(
    {
      arrowleft: () => choose('pass'),
      arrowright: () => choose('like'),
      s: () => choose('superlike'),
      enter: open,
      n: write,
      z: undo,
    },
    { subject: personId, leastMs: isUnasked ? leastShownUnaskedMs : undefined },
  );
}
