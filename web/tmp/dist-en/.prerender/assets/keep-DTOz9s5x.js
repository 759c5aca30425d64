/* empty css                      */
import {
  l as useReactivateSubscription,
  p as useUpdateSubscription,
} from './subscription-Db_Max84.js';
import { n as messages } from './premium-Y669_ivz.js';
import { r as Alert } from '../entry.mjs';
import { Button } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/premium/keep.tsx
/** Undoes a cancellation. */
function KeepPremium(props) {
  const { state, mutateAsync } = useReactivateSubscription();
  return /* @__PURE__ */ jsx(KeepButton, {
    label: messages.manage.keep,
    ...state,
    keep: () => mutateAsync(void 0),
    ...props,
  });
}
/** Undoes a planned change. */
function KeepPlan({ own: { plan }, ...props }) {
  const { planned: m, plans } = messages;
  const { state, mutateAsync } = useUpdateSubscription();
  return /* @__PURE__ */ jsx(KeepButton, {
    label: m.keep(plans.names[plan]),
    ...state,
    keep: () =>
      mutateAsync({
        plan,
        amountDue: 0,
      }),
    ...props,
  });
}
function KeepButton({ label, loading, error, keep, size, onKept }) {
  return /* @__PURE__ */ jsxs(Fragment, {
    children: [
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: error.message,
        }),
      /* @__PURE__ */ jsx(Button, {
        radius: 'xl',
        size,
        loading,
        onClick: () => void keep().then(onKept, () => void 0),
        children: label,
      }),
    ],
  });
}
export { KeepPremium as n, KeepPlan as t };
