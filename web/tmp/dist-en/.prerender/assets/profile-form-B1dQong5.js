/* empty css                      */
import { a as messages, i as useProfileForm } from './seeking-fields-DBMQHNLE.js';
import { r as Alert } from '../entry.mjs';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/widgets/profile-form/profile-form.tsx
var UnderAgeDialog = lazyRouteComponent(
  () => import('./under-age-dialog-BDXEW7Zp.js'),
  'UnderAgeDialog',
);
/** One group of fields. The typed text stays when saving fails. */
function ProfileForm({ group, Fields, own, submit, other, inDialog, onDone }) {
  const form = useProfileForm({
    groups: [group],
    own,
    onDone,
  });
  const button = useKeptFocus(form.submitting);
  const Buttons = inDialog ? DialogFooter : FormButtons;
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx(Fields, { form }),
      form.conflicts.length > 0 &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'warning',
          children: messages.stale(form.conflicts),
        }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      form.underAge &&
        /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(UnderAgeDialog, { form }) }),
      /* @__PURE__ */ jsxs(Buttons, {
        children: [
          other,
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            type: 'submit',
            ...(!inDialog && { radius: 999 }),
            loading: form.submitting,
            children: submit,
          }),
        ],
      }),
    ],
  });
}
var FormButtons = ({ children }) =>
  /* @__PURE__ */ jsx('div', {
    className: 'row wrap justify-end gap-3',
    children,
  });
export { ProfileForm as t };
