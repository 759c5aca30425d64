globalThis.lazySources.push('src/features/user-admin/payments/payments.tsx');
import {
  n as useMemberPayments,
  r as useRefund,
  s as refundKinds,
  t as useEndSubscription,
} from './office-Dcl28fgv.js';
import { t as messages } from './payments-BDT96SC5.js';
import { a as plainMoney, i as parseMoney, t as formatMoney } from './money-HiXGlaVQ.js';
import { r as Alert, y as formatDate } from '../entry.mjs';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { a as required } from './field-rules-DCPVh_RY.js';
import { t as useApiForm } from './use-api-form-DhEBy1Iy.js';
import { t as Picks } from './picks-DZ-llaxx.js';
import { n as ReasonForm, t as ReasonDialog } from './reason-dialog-DHRbj6mM.js';
import { o as member_file_module_default } from './member-file-page-Cw_9euXu.js';
/* empty css                      */
import { t as isOngoing } from './ongoing-Ovsep6wD.js';
import { t as CheckField } from './check-field-J4g3uqnK.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { t as SubscriptionBadge } from './subscription-badge-DR3iqDBA.js';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
// web/src/features/user-admin/payments/end-dialog.tsx
function EndDialog({ subscription, ...props }) {
  const { end: m } = messages;
  return /* @__PURE__ */ jsx(ReasonDialog, {
    subject: subscription,
    onClose: props.onClose,
    title: m.title,
    closeLabel: m.cancel,
    children: (ended) =>
      /* @__PURE__ */ jsx(EndForm, {
        subscription: ended,
        ...props,
      }),
  });
}
function EndForm({ id, subscription, payments, onDone, onClose }) {
  const { end: m, member, plans } = messages;
  const { endings, quotedAt, credit } = payments;
  const quote = endings.find((each) => each.subscriptionId === subscription.id);
  const amountOf = (kind) => (kind === 'none' ? 0 : (quote?.[kind] ?? 0));
  const money = (amount) => formatMoney(amount, subscription.currency);
  const offered = refundKinds.filter((kind) => kind === 'none' || amountOf(kind) > 0);
  const { mutateAsync } = useEndSubscription(id);
  const form = useApiForm({
    initialValues: {
      when: 'later',
      refund: 'none',
      reason: '',
    },
    validate: { reason: required },
    submit: async ({ when, refund, reason }) => {
      const { data } = await mutateAsync({
        subscriptionId: subscription.id,
        atPeriodEnd: when === 'later',
        refund: when === 'later' ? 'none' : refund,
        quotedAt,
        ...(when === 'now' && { quoted: amountOf(refund) }),
        reason: reason.trim(),
      });
      onDone(
        when === 'later'
          ? member.endsLater
          : data.refunded > 0
            ? member.endedRefunded(money(data.refunded))
            : member.ended,
      );
      onClose();
    },
  });
  const { when, refund } = form.values;
  const ofCredit = Math.min(amountOf(refund), credit?.amount ?? 0);
  return /* @__PURE__ */ jsxs(ReasonForm, {
    form,
    words: m,
    submitLabel: m.submit,
    color: 'danger',
    onClose,
    children: [
      /* @__PURE__ */ jsx('p', { children: m.about(plans[subscription.plan].toLowerCase()) }),
      /* @__PURE__ */ jsx(Picks, {
        legend: m.when,
        value: when,
        onChange: (value) => form.setFieldValue('when', value),
        options: [
          {
            value: 'later',
            label: m.later,
          },
          {
            value: 'now',
            label: m.now,
          },
        ],
      }),
      when === 'now' &&
        /* @__PURE__ */ jsx(Picks, {
          legend: m.refund,
          value: refund,
          onChange: (value) => form.setFieldValue('refund', value),
          options: offered.map((value) => ({
            value,
            label: m.refunds[value](money(amountOf(value))),
          })),
        }),
      when === 'now' &&
        offered.length === 1 &&
        /* @__PURE__ */ jsx('p', {
          className: `muted ${member_file_module_default.hint}`,
          children: m.nothing,
        }),
      when === 'now' &&
        credit &&
        /* @__PURE__ */ jsx('p', {
          className: `muted ${member_file_module_default.hint}`,
          children: ofCredit > 0 ? m.ofCredit(money(ofCredit)) : m.stays(money(credit.amount)),
        }),
    ],
  });
}
// web/src/features/user-admin/payments/invoice-lines.tsx
function InvoiceLines({ invoices, onRefund }) {
  const { member: m } = messages;
  return /* @__PURE__ */ jsx('ul', {
    className: `list-none ${member_file_module_default.list}`,
    'aria-label': m.invoices,
    children: invoices.map((invoice) => {
      const {
        id,
        number,
        created,
        total,
        amountDue,
        currency,
        status,
        pending,
        amountPaid,
        amountRefunded,
      } = invoice;
      return /* @__PURE__ */ jsxs(
        'li',
        {
          className: member_file_module_default.item,
          children: [
            /* @__PURE__ */ jsxs('span', {
              children: [
                formatMoney(status === 'open' ? amountDue : total, currency),
                ' ',
                /* @__PURE__ */ jsx('span', {
                  className: 'muted text-sm normal',
                  children: pending ? m.pending[pending] : m.invoice[status],
                }),
                /* @__PURE__ */ jsxs('small', {
                  className: 'muted text-sm normal',
                  children: [
                    formatDate(created),
                    number && ` · ${number}`,
                    amountRefunded > 0 && ` · ${m.refunded(formatMoney(amountRefunded, currency))}`,
                  ],
                }),
              ],
            }),
            onRefund &&
              amountPaid > amountRefunded &&
              /* @__PURE__ */ jsx(Button, {
                className: 'push-end',
                variant: 'default',
                size: 'xs',
                'aria-label': m.refundOf(number ?? id),
                onClick: () => onRefund(invoice),
                children: m.refund,
              }),
          ],
        },
        id,
      );
    }),
  });
}
// web/src/features/user-admin/payments/goes-on-text.ts
/** What a refund leaves as it is. After a payment that failed, premium has the end of the days of grace. */
function goesOnText(status, end) {
  const { refund: m } = messages;
  return status === 'past_due' ? m.goesOnUnpaid(end) : m.goesOn(end);
}
// web/src/features/user-admin/payments/offered-refund.ts
/**
 * What is left of a payment, and how much of that to offer: what pays for the present period, as the payment's unused time
 * or credit made it cheaper, comes back with the unused days of that.
 */
function offeredRefund(invoice, { endings }) {
  const left = invoice.amountPaid - invoice.amountRefunded;
  const later =
    endings.flatMap((each) => each.earlier).find(({ invoiceId }) => invoiceId === invoice.id)
      ?.amount ?? 0;
  return {
    left,
    later,
    offered: Math.max(0, left - later),
  };
}
// web/src/features/user-admin/payments/refund-dialog.tsx
/** It renews, unless someone ends it. */
var goesOnAfter = (own) => isOngoing(own) && !own.cancelAtPeriodEnd;
function RefundDialog({ invoice, ...props }) {
  const { refund: m } = messages;
  return /* @__PURE__ */ jsx(ReasonDialog, {
    subject: invoice,
    onClose: props.onClose,
    title: m.title,
    closeLabel: m.cancel,
    children: (refunded) =>
      /* @__PURE__ */ jsx(RefundForm, {
        invoice: refunded,
        ...props,
      }),
  });
}
function RefundForm({ id, invoice, payments, onDone, onClose }) {
  const { refund: m, member } = messages;
  const goesOn = payments.subscriptions.find(
    (each) => each.id === invoice.subscriptionId && goesOnAfter(each),
  );
  const { mutateAsync } = useRefund(id);
  const { currency, number } = invoice;
  const { left, later, offered } = offeredRefund(invoice, payments);
  const most = formatMoney(left, currency);
  const amountOf = (text) => {
    const amount = parseMoney(text, currency);
    return amount !== null && amount > 0 && amount <= left ? amount : null;
  };
  const form = useApiForm({
    initialValues: {
      amount: offered > 0 ? plainMoney(offered, currency) : '',
      reason: '',
      endNow: false,
    },
    validate: {
      amount: (text) => (amountOf(text) === null ? m.wrong(most) : null),
      reason: required,
    },
    submit: async ({ amount, reason, endNow }) => {
      const wanted = amountOf(amount) ?? left;
      const ends = endNow && wanted === left && goesOn !== void 0;
      await mutateAsync({
        invoiceId: invoice.id,
        reason: reason.trim(),
        left,
        later,
        ...(wanted < left && { amount: wanted }),
        ...(ends && { endNow: true }),
      });
      onDone((ends ? member.refundEnded : member.refundMade)(formatMoney(wanted, currency)));
      onClose();
    },
  });
  const typed = amountOf(form.values.amount);
  const { credit } = payments;
  const ofCredit = credit?.currency === currency ? Math.min(typed ?? 0, credit.amount) : 0;
  return /* @__PURE__ */ jsxs(ReasonForm, {
    form,
    words: m,
    submitLabel: typed === null ? m.submitNone : m.submit(formatMoney(typed, currency)),
    onClose,
    children: [
      /* @__PURE__ */ jsx('p', { children: m.about(number ?? invoice.id, most) }),
      /* @__PURE__ */ jsx(TextInput, {
        'data-autofocus': true,
        label: m.amount,
        description: later > 0 ? m.amountLater : m.amountAbout,
        inputMode: 'decimal',
        maxLength: 12,
        ...form.getInputProps('amount'),
      }),
      later > 0 &&
        /* @__PURE__ */ jsx('p', {
          className: `muted ${member_file_module_default.hint}`,
          children: m.later(formatMoney(later, currency)),
        }),
      ofCredit > 0 &&
        /* @__PURE__ */ jsx('p', {
          className: `muted ${member_file_module_default.hint}`,
          children: m.credit(formatMoney(ofCredit, currency)),
        }),
      typed === left &&
        goesOn?.currentPeriodEnd &&
        /* @__PURE__ */ jsx(CheckField, {
          label: m.endNow,
          description: goesOnText(goesOn.status, goesOn.currentPeriodEnd),
          checked: form.values.endNow,
          onChange: ({ currentTarget }) => form.setFieldValue('endNow', currentTarget.checked),
        }),
    ],
  });
}
// web/src/features/user-admin/payments/refund-lines.tsx
var kinds = {
  requested: 'info',
  succeeded: 'success',
  failed: 'danger',
};
/** The reason that staff gave, or who else made it. */
function whyOf({ reason, ofCredit, ofWithdrawal }) {
  const { member: m } = messages;
  if (reason !== null) return reason;
  if (ofWithdrawal) return m.ofWithdrawal;
  return ofCredit ? m.creditReturned : m.madeAtProvider;
}
function RefundLines({ refunds }) {
  const { member: m } = messages;
  if (refunds.length === 0) return null;
  return /* @__PURE__ */ jsx('ul', {
    className: `list-none ${member_file_module_default.list}`,
    'aria-label': m.refunds,
    children: refunds.map(({ id, amount, credit, currency, by, status, createdAt, ...refund }) =>
      /* @__PURE__ */ jsxs(
        'li',
        {
          className: member_file_module_default.item,
          children: [
            /* @__PURE__ */ jsxs('span', {
              className: 'flex-1 min-w-0 anywhere pre-wrap',
              children: [
                m.refundOfAmount(formatMoney(amount, currency)),
                credit > 0 && `, ${m.ofCredit(formatMoney(credit, currency))}`,
                /* @__PURE__ */ jsxs('small', {
                  className: 'muted text-sm normal',
                  children: [
                    whyOf(refund),
                    ' · ',
                    m.by(by?.name ?? m.team),
                    ' · ',
                    formatDate(createdAt),
                  ],
                }),
              ],
            }),
            /* @__PURE__ */ jsx(StatusBadge, {
              kind: kinds[status],
              children: m.refundStates[status],
            }),
          ],
        },
        id,
      ),
    ),
  });
}
// web/src/features/user-admin/payments/premium-notices.tsx
/** Lists the notices and emails about premium that the member got. */
function PremiumNotices({ notices }) {
  const { member: m } = messages;
  if (notices.length === 0) return null;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('p', {
        className: `muted px-5 ${member_file_module_default.none}`,
        children: m.notices,
      }),
      /* @__PURE__ */ jsx('ul', {
        className: `list-none ${member_file_module_default.list}`,
        'aria-label': m.notices,
        children: notices.map(({ event, at }) =>
          /* @__PURE__ */ jsx(
            'li',
            {
              className: member_file_module_default.item,
              children: /* @__PURE__ */ jsxs('span', {
                children: [
                  m.noticeOf[event],
                  /* @__PURE__ */ jsx('small', {
                    className: 'muted text-sm normal',
                    children: formatDate(at, { timeStyle: 'short' }),
                  }),
                ],
              }),
            },
            `${event} ${at}`,
          ),
        ),
      }),
    ],
  });
}
// web/src/features/user-admin/payments/subscription-lines.tsx
function SubscriptionLines({ subscriptions, consents, onEnd }) {
  const { member: m, plans } = messages;
  return /* @__PURE__ */ jsx('ul', {
    className: `list-none ${member_file_module_default.list}`,
    'aria-label': m.subscriptions,
    children: subscriptions.map((subscription) => {
      const { id, plan, amount, currency, status, currentPeriodEnd: end, planned } = subscription;
      const agreed = consents.find(({ subscriptionId }) => subscriptionId === id);
      return /* @__PURE__ */ jsxs(
        'li',
        {
          className: member_file_module_default.item,
          children: [
            /* @__PURE__ */ jsxs('span', {
              children: [
                plans[plan],
                ', ',
                formatMoney(amount, currency),
                end &&
                  /* @__PURE__ */ jsx('small', {
                    className: 'muted text-sm normal',
                    children: m.until(end),
                  }),
                planned &&
                  /* @__PURE__ */ jsx('small', {
                    className: 'muted text-sm normal',
                    children: m.planned(plans[planned.plan], planned.at),
                  }),
                agreed &&
                  /* @__PURE__ */ jsxs('small', {
                    className: 'muted text-sm normal',
                    children: [
                      m.agreed(
                        formatMoney(agreed.amount, agreed.currency),
                        agreed.months,
                        agreed.at,
                      ),
                      ',',
                      ' ',
                      m.agreedText(agreed.text),
                    ],
                  }),
              ],
            }),
            /* @__PURE__ */ jsxs('span', {
              className: 'inline-flex items-center gap-3 push-end',
              children: [
                /* @__PURE__ */ jsx(SubscriptionBadge, { subscription }),
                onEnd &&
                  isOngoing({ status }) &&
                  /* @__PURE__ */ jsx(Button, {
                    variant: 'default',
                    size: 'xs',
                    'aria-label': m.endOf(plans[plan].toLowerCase()),
                    onClick: () => onEnd(subscription),
                    children: m.end,
                  }),
              ],
            }),
          ],
        },
        id,
      );
    }),
  });
}
// web/src/features/user-admin/payments/payments.tsx
/** The payments and refunds of a member, with actions to refund and to end a subscription. */
function Payments({ id, mayChange }) {
  const { member: m } = messages;
  const query = useMemberPayments(id);
  const [refunding, setRefunding] = useState(null);
  const [ending, setEnding] = useState(null);
  const [done, setDone] = useState(null);
  const { data } = query;
  if (!data)
    return /* @__PURE__ */ jsx(QueryState, {
      query,
      words: messages,
      rows: 3,
    });
  const { subscriptions, invoices, refunds, paid, credit, consents, notices } = data;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      query.error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      paid.map(({ currency, amount, refunded }) =>
        /* @__PURE__ */ jsx(
          'p',
          {
            className: `muted px-5 ${member_file_module_default.none}`,
            children: m.paid(formatMoney(amount, currency), formatMoney(refunded, currency)),
          },
          currency,
        ),
      ),
      credit &&
        /* @__PURE__ */ jsx('p', {
          className: `muted px-5 ${member_file_module_default.none}`,
          children: m.credit(formatMoney(credit.amount, credit.currency)),
        }),
      done &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: done,
        }),
      subscriptions.length === 0 &&
        invoices.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: `muted px-5 ${member_file_module_default.none}`,
          children: m.none,
        }),
      /* @__PURE__ */ jsx(SubscriptionLines, {
        subscriptions,
        consents,
        ...(mayChange && { onEnd: setEnding }),
      }),
      /* @__PURE__ */ jsx(InvoiceLines, {
        invoices,
        ...(mayChange && { onRefund: setRefunding }),
      }),
      /* @__PURE__ */ jsx(RefundLines, { refunds }),
      /* @__PURE__ */ jsx(PremiumNotices, { notices }),
      /* @__PURE__ */ jsx(RefundDialog, {
        id,
        invoice: refunding,
        payments: data,
        onDone: setDone,
        onClose: () => setRefunding(null),
      }),
      /* @__PURE__ */ jsx(EndDialog, {
        id,
        subscription: ending,
        payments: data,
        onDone: setDone,
        onClose: () => setEnding(null),
      }),
    ],
  });
}
export { Payments };
