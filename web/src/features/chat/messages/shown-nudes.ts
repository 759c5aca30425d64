import { useState } from 'react';

/** The likely nudes that the reader has asked for. Rows of a long chat come and go, and a shown photo stays shown. */
const shown = new Set<string>();

/** Whether a likely nude is still covered, and how to show it. */
export function useCover(publicId: string, isLikelyNude: boolean) {
  const [isShown, setShown] = useState(() => shown.has(publicId));
  return {
    isCovered: isLikelyNude && !isShown,
    show: () => {
      shown.add(publicId);
      setShown(true);
    },
  };
}
