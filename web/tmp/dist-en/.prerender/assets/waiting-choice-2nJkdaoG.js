import { t as messages } from './likes-CTZma4kn.js';
import { t as useOnline } from './use-online-N9b2cor3.js';
import { jsx, jsxs } from 'react/jsx-runtime';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
// web/src/widgets/people/waiting-choice.tsx
/** Of a choice or its undoing that is not sent yet. */
function WaitingChoice({ choice }) {
  const { choice: m } = messages;
  const online = useOnline();
  const later = choice === 'undo' ? m.undoWaits : m.waits;
  return /* @__PURE__ */ jsxs('output', {
    className: 'row gap-1-5 muted text-sm',
    children: [
      /* @__PURE__ */ jsx(IconClock, {
        className: 'flex-none',
        size: 16,
        stroke: 1.75,
        'aria-hidden': true,
      }),
      online ? m.notSent : later,
    ],
  });
}
export { WaitingChoice as t };
