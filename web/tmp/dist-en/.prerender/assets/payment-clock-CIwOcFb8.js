import { n as usePlans } from './plans-BvkMa8cU.js';
import { P as column_module_default, y as formatDate } from '../entry.mjs';
import { n as messages } from './premium-Y669_ivz.js';
import { jsx } from 'react/jsx-runtime';
// web/src/features/premium/payment-clock.tsx
/** In a demo whose operator has moved the payments' clock forward, dates of payments are not those of today. */
function PaymentClock() {
  const { data } = usePlans();
  const clock = data?.payments.clock;
  return clock
    ? /* @__PURE__ */ jsx('p', {
        className: column_module_default.quiet,
        children: messages.clock(formatDate(clock)),
      })
    : null;
}
export { PaymentClock as t };
