import type { LikedPart } from '@kindred/contract/likes/liked-part';
import { useEffect, useState } from 'react';
import type { DeckCard } from '../../../api/deck-state.ts';
import type { Written } from '../../../api/choices/outbox.ts';
import { messages } from '#texts/likes.ts';
import classes from './deck.module.css';

const shownMs = 5000;

/** Says for a moment that what was written was sent, above the next card. Its region is there before. */
export function useSentNote() {
  const { discover: m } = messages;
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => setText(null), shownMs);
    return () => clearTimeout(timer);
  }, [text]);

  async function confirmed(
    { person: { name } }: DeckCard,
    part: LikedPart | null,
    { note }: Written,
    sent: Promise<boolean>,
  ) {
    if ((await sent) && note) setText(part ? m.commentSent({ name }) : m.noteSent({ name }));
  }

  const sentNote = (
    <output
      className={`pointer-events-none absolute z-1 rounded-full bg-raised text-sm anywhere shadow-2 empty:hidden ${classes.sent}`}
    >
      {text}
    </output>
  );
  return { sentNote, confirmed };
}
