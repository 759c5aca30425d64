import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
// web/src/widgets/people/short-note.tsx
/** About as much as the card of a phone has in two lines. */
var shortNote = 40;
/** Two lines, so that the cards of a row stay alike. A press shows the whole. */
function ShortNote({ text }) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= shortNote) return text;
  return /* @__PURE__ */ jsx('button', {
    type: 'button',
    className: `p-0 w-full border-0 bg-none color-inherit text-start clickable ${isOpen ? '' : 'clamp'}`,
    'aria-expanded': isOpen,
    onClick: () => setOpen(!isOpen),
    children: text,
  });
}
export { ShortNote as t };
