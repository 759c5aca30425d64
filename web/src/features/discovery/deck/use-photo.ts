import type { PublicUser } from '@kindred/contract/members';
import { useState } from 'react';
import { direction } from '#texts/language.ts';
import { photosOf } from '../../../lib/facts/photos-of.ts';

/** Which photo of the person on top is shown: the first, until the reader goes on. */
export function usePhoto(person: PublicUser | undefined) {
  const [shown, setShown] = useState({ id: '', index: 0 });
  const index = shown.id === person?._id ? shown.index : 0;
  function show(by: 1 | -1) {
    const count = person ? photosOf(person).length : 0;
    if (person && count > 0) setShown({ id: person._id, index: (index + by + count) % count });
  }
  return {
    index,
    show,
    /** A tap on the first third of the picture goes back: the right one for who reads from there. */
    tap: (target: Element, x: number) => {
      const stage = target.closest('[data-photos]')?.getBoundingClientRect();
      if (!stage) return;
      const far = direction === 'ltr' ? x - stage.left : stage.right - x;
      show(far < stage.width / 3 ? -1 : 1);
    },
  };
}
