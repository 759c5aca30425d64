/* empty css                      */
import { t as useChoice } from './use-choice-DEwpro1P.js';
import { t as messages } from './likes-CTZma4kn.js';
import { t as FailedChoice } from './failed-choice-9p9XMwSH.js';
import { t as WaitingChoice } from './waiting-choice-2nJkdaoG.js';
import { Button } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/likes/undo-button.tsx
/** The person leaves the list, and can be found again. */
function UndoButton({ person }) {
  const { waiting, isSending, undo } = useChoice(person);
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      /* @__PURE__ */ jsx(FailedChoice, { id: person._id }),
      waiting && /* @__PURE__ */ jsx(WaitingChoice, { choice: waiting }),
      waiting !== 'undo' &&
        /* @__PURE__ */ jsx(Button, {
          className: 'push-down h-target',
          variant: 'default',
          radius: 'xl',
          'aria-label': messages.likes.undo(person.name),
          loading: isSending,
          onClick: undo,
          children: messages.choice.undo,
        }),
    ],
  });
}
export { UndoButton as t };
