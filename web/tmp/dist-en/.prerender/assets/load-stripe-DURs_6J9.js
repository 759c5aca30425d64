globalThis.lazySources.push('src/features/premium/card/load-stripe.ts');
import { t as describeCardFailure } from './card-failures-CWsr7RXZ.js';
import { c as CardError, o as WrongFields, s as CardFailure } from './card-section-x1EPKJCk.js';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import { loadStripe } from '@stripe/stripe-js/pure/index.mjs';
// web/src/features/premium/card/stripe-appearance.ts
/** The look of the fields in Stripe's frame, which our styles do not reach. */
function readAppearance(scheme) {
  const styles = getComputedStyle(document.documentElement);
  const token = (name) => {
    const value = styles.getPropertyValue(name).trim();
    const [, light, dark] = /^light-dark\((.*), (.*)\)$/.exec(value) ?? [];
    return (scheme === 'dark' ? dark : light) ?? value;
  };
  return {
    theme: scheme === 'dark' ? 'night' : 'stripe',
    disableAnimations: matchMedia('(prefers-reduced-motion: reduce)').matches,
    variables: {
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      borderRadius: token('--r-md'),
      colorPrimary: token('--focus'),
      colorBackground: token('--surface'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-2'),
      colorTextPlaceholder: token('--ink-3'),
      colorDanger: token('--danger'),
    },
    rules: {
      '.Input': {
        border: `1px solid ${token('--line-strong')}`,
        boxShadow: 'none',
      },
      '.Input--invalid': {
        border: `1px solid ${token('--danger')}`,
        boxShadow: 'none',
      },
      '.Label': { fontWeight: '600' },
    },
  };
}
// web/src/features/premium/card/stripe-card.tsx
var createStripeCard = (stripe) => ({
  Fields: (props) =>
    /* @__PURE__ */ jsx(StripeFields, {
      stripe,
      ...props,
    }),
  confirmPayment: async (_payments, clientSecret, returnUrl) => {
    const { paymentIntent, error } = await stripe.retrievePaymentIntent(clientSecret);
    refuse(error);
    const { error: refused } =
      paymentIntent?.status === 'requires_action'
        ? await stripe.handleNextAction({ clientSecret })
        : await stripe.confirmPayment({
            clientSecret,
            confirmParams: { return_url: returnUrl },
            redirect: 'if_required',
          });
    refuse(refused);
  },
  confirmSetup: async (_payments, { clientSecret, method }, returnUrl) => {
    const { error } = await stripe.confirmSetup({
      clientSecret,
      confirmParams: {
        payment_method: method,
        return_url: returnUrl,
      },
      redirect: 'if_required',
    });
    refuse(error);
  },
});
/** The fields are in a frame of Stripe: their content never reaches this page. */
function StripeFields({ stripe, ref }) {
  const place = useRef(null);
  const elements = useRef(null);
  const scheme = useComputedColorScheme('light');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!place.current) return void 0;
    const made = stripe.elements({
      mode: 'setup',
      allowedPaymentMethodTypes: ['card'],
      paymentMethodCreation: 'manual',
    });
    const payment = made.create('payment', {
      wallets: {
        applePay: 'never',
        googlePay: 'never',
        link: 'never',
      },
    });
    payment.on('loaderror', () => setFailed(true));
    payment.mount(place.current);
    elements.current = made;
    return () => payment.destroy();
  }, [stripe]);
  useEffect(() => {
    elements.current?.update({ appearance: readAppearance(scheme) });
  }, [scheme]);
  useImperativeHandle(ref, () => ({
    createMethod: async () => {
      if (!elements.current || failed) throw new WrongFields();
      return createMethod(stripe, elements.current);
    },
  }));
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      failed && /* @__PURE__ */ jsx(CardFailure, {}),
      /* @__PURE__ */ jsx('div', {
        ref: place,
        hidden: failed,
      }),
    ],
  });
}
async function createMethod(stripe, elements) {
  const { error: wrong } = await elements.submit();
  if (wrong?.type === 'validation_error') throw new WrongFields();
  refuse(wrong);
  const { paymentMethod, error } = await stripe.createPaymentMethod({ elements });
  if (paymentMethod) return paymentMethod.id;
  throw toCardError(error);
}
function refuse(error) {
  if (error) throw toCardError(error);
}
var toCardError = ({ type, code, decline_code: declineCode }) =>
  new CardError(
    describeCardFailure({
      type,
      code,
      declineCode,
    }),
  );
// web/src/features/premium/card/load-stripe.ts
var loadTimeoutMs = 2e4;
/** Stripe's own script, which must come from Stripe. */
async function loadProvider({ publishableKey }, router) {
  await requirePolicy();
  leaveBehind(router);
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  document.addEventListener('error', removeFailed, true);
  try {
    const stripe = await Promise.race([loadStripe(publishableKey ?? ''), late()]);
    if (!stripe) throw new Error('Stripe is not available.');
    return createStripeCard(stripe);
  } finally {
    document.removeEventListener('error', removeFailed, true);
  }
}
/** The policy that allows Stripe is sent with this page, and not with another one that linked here. */
async function requirePolicy() {
  const [opened] = performance.getEntriesByType('navigation');
  if (!opened || new URL(opened.name).pathname === location.pathname) return;
  location.reload();
  await new Promise(() => {});
}
/** Scripts loaded from Stripe must not continue on other pages, so the next one is fully reloaded. */
function leaveBehind(router) {
  router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) setTimeout(() => location.reload());
  });
}
/** With load parameters, stripe-js retries with the failed script, and waits for it for ever. */
function removeFailed({ target }) {
  if (target instanceof HTMLScriptElement && target.src.startsWith('https://js.stripe.com/'))
    target.remove();
}
var late = () =>
  new Promise((resolve) => {
    setTimeout(() => resolve(null), loadTimeoutMs);
  });
export { loadProvider };
