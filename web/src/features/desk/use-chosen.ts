import { useState } from 'react';

/** The item of a list that keys are about: the chosen one, or the first. */
export function useChosen<Item extends { readonly _id: string }>(items: readonly Item[]) {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    items.findIndex(({ _id }) => _id === chosen),
  );
  return {
    current: items[at],
    /** Before the present one leaves the list. */
    next: () => setChosen(items[at + 1]?._id ?? null),
    move: (by: number) => () => setChosen(items[at + by]?._id ?? chosen),
  };
}
