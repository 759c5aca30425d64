import type { LikedPart } from '@kindred/contract/likes/liked-part';
import { useState } from 'react';

/** The dialog of a note: about a person, or about a part of their profile. */
export function useWriting() {
  // Once opened it stays, with the typed text.
  const [writing, setWriting] = useState<{ opened: boolean; part: LikedPart | null } | null>(null);
  return {
    opened: writing?.opened ?? false,
    part: writing?.part ?? null,
    write: (part: LikedPart | null = null) => setWriting({ opened: true, part }),
    // What it is about stays while it fades out.
    close: () => setWriting((now) => now && { ...now, opened: false }),
  };
}

export type Writing = ReturnType<typeof useWriting>;
