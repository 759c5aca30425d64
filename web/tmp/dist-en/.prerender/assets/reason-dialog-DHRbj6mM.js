/* empty css                      */
/* empty css                     */
import { t as isSendChord } from './is-send-chord-DrOIokVV.js';
import { r as Alert } from '../entry.mjs';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { Button, Textarea } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
var reason_dialog_module_default = {
  form: '_form_1wy86_2',
  key: '_key_1wy86_6',
};
// web/src/ui/dialogs/reason-dialog.tsx
/** Asks staff for the reason of what they are about to do. */
function ReasonDialog({ subject, children, ...dialog }) {
  return /* @__PURE__ */ jsx(Dialog, {
    opened: subject !== null,
    ...dialog,
    children: subject !== null && children(subject),
  });
}
function ReasonForm({ form, words, submitLabel, warning, onClose, ...props }) {
  const { color = 'ink', ready = true, maxLength = 500, children, below } = props;
  const button = useKeptFocus(form.submitting);
  return /* @__PURE__ */ jsxs('form', {
    className: `grid one-column gap-5 ${reason_dialog_module_default.form}`,
    ...form.formProps,
    children: [
      children,
      /* @__PURE__ */ jsx(Textarea, {
        ...(props.focusesReason && { 'data-autofocus': true }),
        label: words.reason,
        description: words.reasonAbout,
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
        required: true,
        withAsterisk: false,
        rows: 3,
        maxLength,
        onKeyDown: (event) => {
          if (props.sendsByKey && ready && isSendChord(event))
            event.currentTarget.form?.requestSubmit();
        },
        ...form.getInputProps('reason'),
      }),
      below,
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: warning ? 'warning' : 'danger',
          children: warning ?? form.failure,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: words.cancel,
          }),
          /* @__PURE__ */ jsxs(Button, {
            ref: button,
            type: 'submit',
            color,
            loading: form.submitting,
            disabled: !ready,
            children: [
              submitLabel,
              props.sendsByKey &&
                /* @__PURE__ */ jsx('kbd', {
                  className: `key ${reason_dialog_module_default.key}`,
                  'aria-hidden': true,
                  children: 'Ctrl Enter',
                }),
            ],
          }),
        ],
      }),
    ],
  });
}
export { ReasonForm as n, ReasonDialog as t };
