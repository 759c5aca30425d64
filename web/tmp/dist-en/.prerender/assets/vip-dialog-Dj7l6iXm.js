globalThis.lazySources.push('src/features/user-admin/vip/vip-dialog.tsx');
import {
  a as latestDay,
  i as endOfDay,
  n as useChangeVip,
  r as dayOf,
  s as messages,
} from './member-file-page-Cw_9euXu.js';
import { y as formatDate } from '../entry.mjs';
import { t as staleData } from './stale-data-DSppwhMI.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import { n as ReasonForm, t as ReasonDialog } from './reason-dialog-DHRbj6mM.js';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { jsx } from 'react/jsx-runtime';
// contract/src/user-admin/vip-days.ts
/** The days of premium that a staff role can give from now. */
var longestVipDays = (role) => (role === 'support' ? 90 : 3660);
// web/src/features/user-admin/vip/vip-dialog.tsx
function VipDialog({ action, onClose, ...props }) {
  const { vip: m } = messages;
  return /* @__PURE__ */ jsx(ReasonDialog, {
    subject: action,
    onClose,
    title: action === 'end' ? m.endTitle : props.given ? m.changeTitle : m.giveTitle,
    closeLabel: m.cancel,
    children: (chosen) =>
      /* @__PURE__ */ jsx(VipForm, {
        ...props,
        action: chosen,
        onClose,
      }),
  });
}
function VipForm({ file, action, given, onClose, onChanged }) {
  const { vip: m } = messages;
  const { mutateAsync, error } = useChangeVip(file);
  const [opened] = useState(() => Date.now());
  const days = longestVipDays(useSession().user?.staffRole);
  const form = useApiForm({
    initialValues: {
      day: given ? dayOf(new Date(given)) : '',
      reason: '',
    },
    fieldOf: (field) => (field === 'until' ? 'day' : field),
    submit: async () => {
      await mutateAsync({
        until: until?.toISOString() ?? null,
        reason: reason.trim(),
      });
      onClose();
      onChanged(action);
    },
  });
  const { day, reason } = form.values;
  const until = action === 'give' && day ? endOfDay(day) : null;
  const latest = latestDay(opened, days);
  const wrong = until && wrongEnd(until.getTime());
  const ready = reason.trim() && (action === 'end' || (until && !wrong));
  const now = staleData(error)?.user.vipUntil;
  function wrongEnd(end) {
    if (end <= opened) return m.past;
    const last = endOfDay(latest).getTime();
    return end > last ? m.tooLate(formatDate(last)) : null;
  }
  return /* @__PURE__ */ jsx(ReasonForm, {
    form,
    words: m,
    submitLabel: action === 'end' ? m.end : given ? m.change : m.give,
    ready: Boolean(ready),
    focusesReason: action === 'end',
    warning: now === void 0 ? null : m.stale(now && formatDate(now)),
    onClose,
    children:
      action === 'give' &&
      /* @__PURE__ */ jsx(TextInput, {
        'data-autofocus': true,
        type: 'date',
        label: m.lastDay,
        description: m.lastDayAbout,
        max: latest,
        ...form.getInputProps('day'),
        error: wrong ?? form.errors['day'],
      }),
  });
}
export { VipDialog };
