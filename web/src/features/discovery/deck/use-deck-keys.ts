import type { Choice } from '@kindred/contract/likes/choices';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';

interface Actions {
  undo: () => void;
  choose: (choice: Choice) => void;
  open: () => void;
  write: () => void;
}

/** One key for each choice about the person at the top, if there is one, and for undoing the last. */
export function useDeckKeys(personId: string | null, { undo, choose, open, write }: Actions) {
  useShortcuts(
    {
      arrowleft: () => choose('pass'),
      arrowright: () => choose('like'),
      arrowup: () => choose('superlike'),
      enter: open,
      n: write,
    },
    { subject: personId },
  );
  useShortcuts({ z: undo });
}
