import type { ReactNode } from 'react';
import classes from './avatar.module.css';

/** A person's picture, or the first letter of their name. It has no text, because the name is next to it. */
export function Avatar({
  name,
  picture,
  size = 36,
}: {
  name: string;
  picture: ReactNode;
  size?: number;
}) {
  const [initial = ''] = name;
  return (
    <span
      className={`flex-none place-center round bg-muted-soft muted semibold overflow-hidden inline-grid ${classes.avatar}`}
      style={{ width: size, height: size }}
      aria-hidden
    >
      {picture ?? initial.toUpperCase()}
    </span>
  );
}
