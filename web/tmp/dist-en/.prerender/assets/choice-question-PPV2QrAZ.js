globalThis.lazySources.push('src/features/discovery/choice-question.tsx');
/* empty css                      */
import { d as restOfDay } from './use-writing-DwKwBzZ_.js';
import { r as messages, t as PaywallDialog } from './paywall-dialog-BNTLKJFb.js';
import { t as messages$1 } from './likes-CTZma4kn.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// contract/src/texts/en/format-wait.ts
/** A wait is rounded up, so that trying again then works. */
function formatWait(seconds) {
  if (seconds < 60) return countOf(Math.ceil(seconds), 'second');
  if (seconds < 3600) return countOf(Math.ceil(seconds / 60), 'minute');
  return countOf(Math.ceil(seconds / 3600), 'hour');
}
var countOf = (count, unit) => `${count} ${unit}${count === 1 ? '' : 's'}`;
// web/src/widgets/paywall/used-up-dialog.tsx
/** Says when there are more, before anything is sent, and whether premium includes more. */
function UsedUpDialog(props) {
  return /* @__PURE__ */ jsx(PaywallDialog, {
    ...props,
    about: messages.moreIn(formatWait(restOfDay())),
    withoutOffer: true,
  });
}
// web/src/features/discovery/choice-question.tsx
function ChoiceQuestion({ name, about, opened, onClose, onSend }) {
  const { discover, question } = messages$1;
  if (about === 'likesPerDay' || about === 'superlikesPerDay')
    return /* @__PURE__ */ jsx(UsedUpDialog, {
      right: about,
      opened,
      onClose,
    });
  const m = question[about];
  return /* @__PURE__ */ jsx(Dialog, {
    title: m.title(name),
    about: m.about(name),
    closeLabel: discover.cancel,
    opened,
    onClose,
    children: /* @__PURE__ */ jsxs(DialogFooter, {
      children: [
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          onClick: onClose,
          children: discover.cancel,
        }),
        /* @__PURE__ */ jsx(Button, {
          'data-autofocus': true,
          onClick: onSend,
          children: m.send,
        }),
      ],
    }),
  });
}
export { ChoiceQuestion };
