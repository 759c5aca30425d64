import { f as CallError } from './session-qxZvcB-b.js';
import { r as Alert } from '../entry.mjs';
/* empty css                      */
import { g as subscriptionErrorOf } from './subscription-Db_Max84.js';
import { n as SkeletonRows } from './query-state-DWDKAmIv.js';
import { n as messages } from './premium-Y669_ivz.js';
import { useRouter } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
// web/src/lib/failures/card-error.ts
/** The payment provider's error about a card, as a message to show. */
var CardError = class extends Error {
  name = 'CardError';
};
// web/src/features/premium/card/card-failure.tsx
/** A failed script is not requested again by the same page, so the page is reloaded. */
var CardFailure = () =>
  /* @__PURE__ */ jsxs(Alert, {
    kind: 'danger',
    children: [
      messages.card.failed,
      ' ',
      /* @__PURE__ */ jsx(Button, {
        variant: 'default',
        size: 'xs',
        onClick: () => location.reload(),
        children: messages.again,
      }),
    ],
  });
// web/src/features/premium/card/provider.ts
/** The fields show their own errors. */
var WrongFields = class extends Error {
  name = 'WrongFields';
};
// web/src/features/premium/checkout/failure.ts
/** The message for a failed payment; null if the fields of the card show it themselves. */
function failureText(error, of) {
  if (error === null || error instanceof WrongFields) return null;
  return error instanceof CardError ? error.message : subscriptionErrorOf(error, of).message;
}
var failureOf = (error, of) => ({
  text: failureText(error, of),
  canPayNow: fieldsOf(error).includes('trial'),
});
function fieldsOf(error) {
  if (!(error instanceof CallError)) return [];
  const { errors } = error.body ?? {};
  return errors?.map(({ field }) => field) ?? [];
}
// web/src/features/premium/card/use-card-provider.ts
var loaders = {
  sandbox: async () => (await import('./sandbox-card-dClx3tiL.js')).provider,
  stripe: async (payments, router) =>
    (await import('./load-stripe-DURs_6J9.js')).loadProvider(payments, router),
  off: () => Promise.reject(/* @__PURE__ */ new Error('Nothing is sold here.')),
};
/** Loads the payment provider's code; only the pages with a card form do. */
function useCardProvider(payments) {
  const [provider, setProvider] = useState(null);
  const loading = useRef(null);
  const router = useRouter();
  useEffect(() => {
    loading.current = loaders[payments.mode](payments, router);
    loading.current.then(setProvider, () => setProvider('failed'));
  }, [payments, router]);
  /** Waits for a provider that is loading. */
  async function load() {
    const loaded = await loading.current?.catch(() => null);
    if (loaded) return loaded;
    throw new CardError(messages.card.failed);
  }
  return {
    provider,
    load,
  };
}
// web/src/features/premium/checkout/checkout-url.ts
/** The address to which a bank sends its customer back. */
function checkoutUrl(search) {
  return `${location.origin}/premium/checkout?${new URLSearchParams(search)}`;
}
// web/src/features/premium/card/card-section.tsx
/** The fields of the payment provider once they are loaded. */
function CardSection({ provider, payments, ref }) {
  const { card: m } = messages;
  if (provider === 'failed') return /* @__PURE__ */ jsx(CardFailure, {});
  if (!provider)
    return /* @__PURE__ */ jsx(SkeletonRows, {
      count: 3,
      label: m.loading,
    });
  const { Fields } = provider;
  return /* @__PURE__ */ jsx('section', {
    'aria-label': m.label,
    children: /* @__PURE__ */ jsx(Fields, {
      payments,
      ref,
    }),
  });
}
export {
  failureText as a,
  CardError as c,
  failureOf as i,
  checkoutUrl as n,
  WrongFields as o,
  useCardProvider as r,
  CardFailure as s,
  CardSection as t,
};
