import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';

/** About as much as the card of a phone has in two lines. */
const shortNote = 40;

/** Two lines, so that the cards of a row stay alike. A press shows the whole, and an arrow says so. */
export function ShortNote({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= shortNote) return text;
  const Arrow = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <button
      type="button"
      className="flex w-full cursor-pointer items-end gap-1 border-0 bg-transparent p-0 text-start text-inherit"
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
    >
      <span className={`min-w-0 flex-1 ${isOpen ? '' : 'clamp'}`}>{text}</span>
      <Arrow className="flex-none" size={18} stroke={1.75} aria-hidden />
    </button>
  );
}
