import type { RefObject } from 'react';
import { leastShownUnaskedMs } from '../../../lib/keys/least-shown.ts';
import { useShortcuts } from '../../../widgets/shortcuts/use-shortcuts.ts';

interface Actions {
  answer: (choice: number) => void;
  next: () => void;
  skip: () => void;
  back: () => void;
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Keys of the page: 1 to 9 answer, Enter continues, S skips, ← goes back. Fields and other controls keep theirs. */
export function useQuestionKeys(
  question: string,
  stage: RefObject<HTMLElement | null>,
  isUnasked: boolean,
  { answer, next, skip, back }: Actions,
) {
  useShortcuts(
    {
      ...Object.fromEntries(digits.map((digit) => [String(digit), () => answer(digit - 1)])),
      enter: next,
      s: skip,
    },
    { subject: question, leastMs: isUnasked ? leastShownUnaskedMs : undefined, within: stage },
  );
  useShortcuts({ arrowleft: back }, { within: stage });
}
