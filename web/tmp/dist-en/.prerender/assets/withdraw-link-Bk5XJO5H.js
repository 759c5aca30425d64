/* empty css                      */
import { i as useWithdrawable, t as messages } from './withdrawal-RhgoG1EJ.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/premium/checkout/checkout-link.tsx
/**
 * With real keys the page is fully reloaded, because only its own policy allows the payment provider's scripts.
 */
var CheckoutLink = ({ plan, mode, size = 'lg', children }) =>
  /* @__PURE__ */ jsx(Button, {
    size,
    radius: 'xl',
    renderRoot: (props) =>
      /* @__PURE__ */ jsx(Link, {
        to: '/premium/checkout',
        search: { plan },
        reloadDocument: mode === 'stripe',
        ...props,
      }),
    children,
  });
// web/src/features/premium/withdraw/withdraw-link.tsx
/** On each page about premium, as long as there is a contract to withdraw from. */
function WithdrawLink() {
  const { data } = useWithdrawable();
  const [contract] = data?.contracts ?? [];
  if (!contract) return null;
  return /* @__PURE__ */ jsxs('div', {
    className: 'row wrap gap-2-by-4',
    children: [
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        radius: 'xl',
        size: 'md',
        renderRoot: (props) =>
          /* @__PURE__ */ jsx(Link, {
            to: '/premium/withdraw',
            ...props,
          }),
        children: messages.here,
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: messages.until(contract.lastDay),
      }),
    ],
  });
}
export { CheckoutLink as n, WithdrawLink as t };
