import type { ReactNode } from 'react';
import { initial } from '../lib/facts/full-name.ts';

/** A person's picture, or the first letter of their name. It has no text, because the name is next to it. */
export function Avatar({
  name,
  picture,
  size = 36,
  square = false,
}: {
  name: string;
  picture: ReactNode;
  size?: number;
  square?: boolean;
}) {
  return (
    <span
      className={`inline-grid flex-none grid-cols-1 grid-rows-1 place-items-center overflow-hidden bg-muted-soft font-semibold text-muted ${square ? 'rounded-md' : 'rounded-full'}`}
      style={{ width: size, height: size }}
      aria-hidden
    >
      {picture ?? initial(name)}
    </span>
  );
}
