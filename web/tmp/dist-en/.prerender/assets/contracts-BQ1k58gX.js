import { t as messages } from './withdrawal-RhgoG1EJ.js';
import { P as column_module_default, r as Alert } from '../entry.mjs';
/* empty css                     */
import { a as required } from './field-rules-DCPVh_RY.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as Picks } from './picks-DZ-llaxx.js';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import { t as formatMoney } from './money-HiXGlaVQ.js';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
var withdraw_module_default = { total: '_total_15ear_1' };
// web/src/features/premium/withdraw/amounts.tsx
/** How the amount comes about that goes back. */
function Amounts({ contract }) {
  const { price, used, usedDays, allDays, earlier, returned, toCard, toCredit } = contract;
  const money = (amount) => formatMoney(amount, contract.currency);
  const lines = [
    [messages.price, price],
    ...(earlier > 0 ? [[messages.earlier, -earlier]] : []),
    ...(used > 0 ? [[messages.used(usedDays, allDays), -used]] : []),
    ...(returned > 0 ? [[messages.returned, -returned]] : []),
  ];
  return /* @__PURE__ */ jsxs('section', {
    className: 'grid gap-2',
    'aria-label': messages.amounts,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'title-xs',
        children: messages.amounts,
      }),
      /* @__PURE__ */ jsxs('dl', {
        className: 'm-0 grid gap-1-5',
        children: [
          lines.map(([name, amount]) =>
            /* @__PURE__ */ jsxs(
              'div',
              {
                className: 'flex between gap-4',
                children: [
                  /* @__PURE__ */ jsx('dt', { children: name }),
                  /* @__PURE__ */ jsx('dd', {
                    className: 'm-0 tabular text-end',
                    children: money(amount),
                  }),
                ],
              },
              name,
            ),
          ),
          toCredit > 0 &&
            /* @__PURE__ */ jsxs('div', {
              className: 'flex between gap-4',
              children: [
                /* @__PURE__ */ jsx('dt', { children: messages.toCredit }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'm-0 tabular text-end',
                  children: money(toCredit),
                }),
              ],
            }),
          /* @__PURE__ */ jsxs('div', {
            className: `flex between gap-4 bold ${withdraw_module_default.total}`,
            children: [
              /* @__PURE__ */ jsx('dt', { children: messages.toCard }),
              /* @__PURE__ */ jsx('dd', {
                className: 'm-0 tabular text-end',
                children: money(toCard),
              }),
            ],
          }),
        ],
      }),
      price > 0 &&
        /* @__PURE__ */ jsx('p', {
          className: 'muted',
          children: contract.agreed ? messages.agreed : messages.notAgreed,
        }),
    ],
  });
}
// web/src/features/premium/withdraw/withdraw-form.tsx
/** Who withdraws from which contract, what goes back, and the second of the two buttons. */
function WithdrawForm({ contracts, name, email, withdraw }) {
  const [chosen, setChosen] = useState(contracts[0].subscriptionId);
  const contract = contracts.find((each) => each.subscriptionId === chosen) ?? contracts[0];
  const { subscriptionId, plan, concludedAt, lastDay, toCard, toCredit } = contract;
  const form = useApiForm({
    initialValues: {
      name,
      email,
    },
    validate: {
      name: required,
      email: required,
    },
    submit: (values) =>
      withdraw({
        ...values,
        subscriptionId,
        amount: toCard + toCredit,
      }),
  });
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    ...form.formProps,
    children: [
      /* @__PURE__ */ jsx('p', { children: messages.about }),
      contracts.length > 1
        ? /* @__PURE__ */ jsx(Picks, {
            legend: messages.which,
            value: subscriptionId,
            onChange: setChosen,
            options: contracts.map((each) => ({
              value: each.subscriptionId,
              label: messages.contract(each.plan, each.concludedAt),
            })),
          })
        : /* @__PURE__ */ jsx('p', {
            className: 'semibold',
            children: messages.contract(plan, concludedAt),
          }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: messages.until(lastDay),
      }),
      /* @__PURE__ */ jsx(Amounts, { contract }),
      /* @__PURE__ */ jsx(TextInput, {
        label: messages.name,
        autoComplete: 'name',
        maxLength: 200,
        ...form.getInputProps('name'),
      }),
      /* @__PURE__ */ jsx(TextInput, {
        type: 'email',
        label: messages.email,
        autoComplete: 'email',
        maxLength: 254,
        ...form.getInputProps('email'),
      }),
      form.failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: form.failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label: messages.confirm,
        working: messages.sending,
        pending: form.submitting,
      }),
    ],
  });
}
// web/src/features/premium/withdraw/withdrawn.tsx
/** That the withdrawal was received, and what goes back. */
function Withdrawn({ withdrawal }) {
  const { at, toCard, toCredit, currency } = withdrawal;
  return /* @__PURE__ */ jsxs(Alert, {
    kind: 'success',
    children: [
      /* @__PURE__ */ jsx('strong', {
        className: 'block',
        children: messages.done,
      }),
      /* @__PURE__ */ jsx('span', {
        className: 'block',
        children: messages.doneAt(at),
      }),
      toCard > 0 &&
        /* @__PURE__ */ jsx('span', {
          className: 'block',
          children: messages.doneBack(formatMoney(toCard, currency)),
        }),
      toCredit > 0 &&
        /* @__PURE__ */ jsx('span', {
          className: 'block',
          children: messages.doneCredit(formatMoney(toCredit, currency)),
        }),
      toCard + toCredit === 0 &&
        /* @__PURE__ */ jsx('span', {
          className: 'block',
          children: messages.doneNothing,
        }),
    ],
  });
}
// web/src/features/premium/withdraw/contracts.tsx
/** The contracts that can be withdrawn from, or what is there instead. */
function Contracts({ found: { contracts, withdrawn }, withdraw, ...person }) {
  const [first, ...more] = contracts;
  const received = useRef(null);
  const send = async (declared) => {
    await withdraw(declared);
    received.current?.focus();
  };
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('div', {
        ref: received,
        tabIndex: -1,
        className: 'hide-empty',
        children: withdrawn && /* @__PURE__ */ jsx(Withdrawn, { withdrawal: withdrawn }),
      }),
      first &&
        /* @__PURE__ */ jsx(WithdrawForm, {
          contracts: [first, ...more],
          ...person,
          withdraw: send,
        }),
      !first &&
        !withdrawn &&
        /* @__PURE__ */ jsxs('section', {
          className: 'grid gap-2',
          'aria-label': messages.none,
          children: [
            /* @__PURE__ */ jsx('h2', {
              className: 'title-xs',
              children: messages.none,
            }),
            /* @__PURE__ */ jsx('p', {
              className: column_module_default.quiet,
              children: messages.noneAbout,
            }),
          ],
        }),
    ],
  });
}
export { Contracts as t };
