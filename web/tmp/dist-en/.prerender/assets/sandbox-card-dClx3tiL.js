globalThis.lazySources.push('src/features/premium/card/sandbox-card.tsx');
/* empty css                     */
import { t as describeCardFailure } from './card-failures-CWsr7RXZ.js';
import { c as CardError, o as WrongFields } from './card-section-x1EPKJCk.js';
import { n as messages } from './premium-Y669_ivz.js';
/* empty css                      */
import { Button, TextInput } from '@mantine/core';
import { useImperativeHandle, useRef } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { useForm } from '@mantine/form';
// web/src/api/premium/payment-sandbox.ts
/** In the form encoding and the shapes of Stripe's API, which the sandbox replaces. */
async function post({ apiPath, publishableKey }, path, form) {
  const response = await fetch(`${apiPath}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(form).toString(),
  }).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (response?.ok && body) return body;
  if (!body?.error) throw new CardError(messages.card.unreachable);
  const { type, code, decline_code: declineCode } = body.error;
  throw new CardError(
    describeCardFailure({
      type,
      code,
      declineCode,
    }),
  );
}
async function createTestMethod(payments, { number, month, year, code }) {
  const { id } = await post(payments, '/v1/payment_methods', {
    type: 'card',
    'card[number]': number,
    'card[exp_month]': month,
    'card[exp_year]': year,
    'card[cvc]': code,
  });
  return id;
}
var idOf = (clientSecret) => clientSecret.replace(/_secret_.*$/, '');
/** Continues at the page that replaces the bank's if the card requires it, and never resolves then. */
async function confirmIntent(payments, kind, given) {
  const { clientSecret, method, returnUrl } = given;
  const intent = await post(payments, `/v1/${kind}/${idOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    return_url: returnUrl,
    ...(method && { payment_method: method }),
  });
  const url = intent.next_action?.redirect_to_url?.url;
  if (intent.status !== 'requires_action' || !url) return;
  const { pathname, search } = new URL(url);
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(pathname + search);
  await new Promise(() => {});
}
// web/src/features/premium/card/typed-card.ts
/** Digits in groups of four, as on a card. */
var formatNumber = (typed) =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');
/** The slash is added during typing, and removed with the digit before it. */
function formatExpiry(typed, before) {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  const erased = typed.length < before.length;
  if (digits.length < 2 || (digits.length === 2 && erased)) return digits;
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}
function readExpiry(text) {
  const [, month, year] = /^(\d{2}) \/ (\d{2})$/.exec(text) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return null;
  return {
    month: Number(month),
    year: 2e3 + Number(year),
  };
}
// web/src/features/premium/card/test-cards.tsx
var cards = {
  pays: '4242424242424242',
  asks: '4000002760003184',
  declined: '4000000000000002',
  funds: '4000000000009995',
  later: '4000000000000341',
  slow: '4000000000010001',
};
var kinds = Object.keys(cards);
/** The sandbox's test cards, with the effect of each. */
function TestCards({ onUse }) {
  const { card: m } = messages;
  return /* @__PURE__ */ jsxs('details', {
    children: [
      /* @__PURE__ */ jsx('summary', {
        className: 'row color-brand semibold clickable min-h-target',
        children: m.cards,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list',
        children: kinds.map((kind) =>
          /* @__PURE__ */ jsxs(
            'li',
            {
              className: 'row between gap-3 border-top-soft min-h-52',
              children: [
                /* @__PURE__ */ jsxs('span', {
                  children: [
                    /* @__PURE__ */ jsx('code', {
                      className: 'text-md mono',
                      children: formatNumber(cards[kind]),
                    }),
                    /* @__PURE__ */ jsx('small', {
                      className: 'block muted text-sm',
                      children: m.kinds[kind],
                    }),
                  ],
                }),
                /* @__PURE__ */ jsx(Button, {
                  variant: 'default',
                  size: 'xs',
                  'aria-label': m.takeCard(m.kinds[kind]),
                  onClick: () => onUse(cards[kind]),
                  children: m.take,
                }),
              ],
            },
            kind,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/premium/card/sandbox-card.tsx
var { card: m } = messages;
/** The fields of a test card, if there are no keys of a real payment provider. */
function SandboxFields({ payments, ref }) {
  const fields = useRef(null);
  const form = useForm({
    initialValues: {
      number: '',
      expires: '',
      code: '',
    },
    validate: {
      number: (text) => (/^\d{12,19}$/.test(text.replaceAll(' ', '')) ? null : m.numberWrong),
      expires: (text) => (readExpiry(text) ? null : m.expiresWrong),
      code: (text) => (/^\d{3,4}$/.test(text) ? null : m.codeWrong),
    },
  });
  useImperativeHandle(ref, () => ({
    createMethod: async () => {
      const { hasErrors, errors } = form.validate();
      const expires = readExpiry(form.values.expires);
      if (!hasErrors && expires) return createTestMethod(payments, cardOf(form.values, expires));
      const [first] = Object.keys(errors);
      fields.current?.querySelector(`[data-path='${first}']`)?.focus();
      throw new WrongFields();
    },
  }));
  return /* @__PURE__ */ jsxs('div', {
    ref: fields,
    className: 'grid gap-3-5',
    children: [
      /* @__PURE__ */ jsxs('p', {
        className: 'rounded-md bg-warning-soft color-warning pretty p-notice',
        children: [
          /* @__PURE__ */ jsx('b', {
            className: 'block',
            children: m.test,
          }),
          ' ',
          m.testAbout,
        ],
      }),
      /* @__PURE__ */ jsx(TextInput, {
        label: m.number,
        inputMode: 'numeric',
        autoComplete: 'off',
        maxLength: 23,
        ...form.getInputProps('number'),
        onChange: ({ currentTarget: { value } }) =>
          form.setFieldValue('number', formatNumber(value)),
      }),
      /* @__PURE__ */ jsxs('div', {
        className: 'grid gap-3-5 two-columns',
        children: [
          /* @__PURE__ */ jsx(TextInput, {
            label: m.expires,
            placeholder: m.expiresHint,
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 7,
            ...form.getInputProps('expires'),
            onChange: ({ currentTarget: { value } }) =>
              form.setFieldValue('expires', formatExpiry(value, form.values.expires)),
          }),
          /* @__PURE__ */ jsx(TextInput, {
            label: m.code,
            inputMode: 'numeric',
            autoComplete: 'off',
            maxLength: 4,
            ...form.getInputProps('code'),
          }),
        ],
      }),
      /* @__PURE__ */ jsx(TestCards, {
        onUse: (digits) =>
          form.setValues({
            number: formatNumber(digits),
            expires: nextYear(),
            code: '123',
          }),
      }),
    ],
  });
}
var cardOf = ({ number, code }, expires) => ({
  number: number.replaceAll(' ', ''),
  code,
  ...expires,
});
var nextYear = () =>
  `12 / ${String(/* @__PURE__ */ (new Date().getFullYear() + 1) % 100).padStart(2, '0')}`;
var provider = {
  Fields: SandboxFields,
  confirmPayment: (payments, clientSecret, returnUrl) =>
    confirmIntent(payments, 'payment_intents', {
      clientSecret,
      returnUrl,
    }),
  confirmSetup: (payments, given, returnUrl) =>
    confirmIntent(payments, 'setup_intents', {
      ...given,
      returnUrl,
    }),
};
export { provider };
