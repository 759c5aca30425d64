globalThis.lazySources.push('src/widgets/profile-form/under-age-dialog.tsx');
/* empty css                      */
import { c as ageOn, r as isoDay } from './birth-date-DvOirEXm.js';
import { y as formatDate } from '../entry.mjs';
import { a as messages } from './seeking-fields-DBMQHNLE.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/widgets/profile-form/under-age-dialog.tsx
/** Asks a member under age whether their date of birth is right, because it ends their account. */
function UnderAgeDialog({ form }) {
  const { underAge: m } = messages;
  const [today] = useState(() => /* @__PURE__ */ new Date());
  const day = isoDay(form.values.dateOfBirth);
  return /* @__PURE__ */ jsxs(Dialog, {
    title: m.title,
    closeLabel: m.close,
    opened: form.underAge,
    onClose: () => form.onUnderAge(false),
    children: [
      /* @__PURE__ */ jsx('p', { children: m.about(formatDate(day), ageOn(day, today), 18) }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            'data-autofocus': true,
            onClick: () => form.onUnderAge(false),
            children: m.change,
          }),
          /* @__PURE__ */ jsx(Button, {
            color: 'danger',
            onClick: () => form.onUnderAge(true),
            children: m.right,
          }),
        ],
      }),
    ],
  });
}
export { UnderAgeDialog };
