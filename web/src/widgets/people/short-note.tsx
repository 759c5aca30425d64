import { useState } from 'react';

/** About as much as the card of a phone has in two lines. */
const shortNote = 40;

/** Two lines, so that the cards of a row stay alike. A press shows the whole. */
export function ShortNote({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= shortNote) return text;
  return (
    <button
      type="button"
      className={`p-0 w-full border-0 bg-none color-inherit text-start clickable ${isOpen ? '' : 'clamp'}`}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      {text}
    </button>
  );
}
