globalThis.lazySources.push('src/features/premium/checkout/checkout-page.tsx');
import {
  a as usePaymentMethods,
  c as useSetupIntent,
  n as forgetSetupIntent,
  r as keptSetupIntent,
  t as LoadFailure,
} from './load-failure-DS-yVVuV.js';
import { n as usePlans } from './plans-BvkMa8cU.js';
import {
  c as useQuote,
  d as useSubscription,
  i as useCreateSubscription,
  m as useUserSubscriptions,
  p as useUpdateSubscription,
  r as useConfirmSubscription,
  s as usePreview,
  u as useStartTrial,
} from './subscription-Db_Max84.js';
import { n as messages$2, t as every } from './premium-Y669_ivz.js';
import { n as SkeletonRows, t as QueryState } from './query-state-DWDKAmIv.js';
import { t as PaymentClock } from './payment-clock-CIwOcFb8.js';
import { t as SubpageHead } from './subpage-head-Dk-VgaMm.js';
import {
  a as failureText,
  i as failureOf,
  n as checkoutUrl,
  r as useCardProvider,
  s as CardFailure,
  t as CardSection,
} from './card-section-x1EPKJCk.js';
/* empty css                      */
import { n as useOwed, t as useCredit } from './credit-CUdDGnU0.js';
import { n as nextPayment, t as Benefits } from './benefits-BiYyf6w7.js';
import { t as isOngoing } from './ongoing-Ovsep6wD.js';
import { F as errorText, n as useBelow, r as Alert } from '../entry.mjs';
import { t as formatMoney } from './money-HiXGlaVQ.js';
import { t as SubmitButton } from './submit-button-CAnZT-pb.js';
import { n as KeepPremium } from './keep-DTOz9s5x.js';
/* empty css                     */
import { t as CheckField } from './check-field-J4g3uqnK.js';
import { t as Picks } from './picks-DZ-llaxx.js';
import { o as queryOf } from './query-AAxsCU1Q.js';
import { Link, getRouteApi } from '@tanstack/react-router';
import 'typebox';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
// contract/src/premium/renewal.ts
/** The version of the text about renewal that the page of payment shows. */
var currentRenewal = '2026-11-26';
var checkout_module_default = {
  page: '_page_1x31n_1',
  columns: '_columns_1x31n_7',
  section: '_section_1x31n_13',
  summary: '_summary_1x31n_19',
  facts: '_facts_1x31n_22',
  amountLine: '_amountLine_1x31n_22',
  due: '_due_1x31n_25',
  benefits: '_benefits_1x31n_39',
  change: '_change_1x31n_51',
  done: '_done_1x31n_51',
  icon: '_icon_1x31n_58',
  pay: '_pay_1x31n_63',
};
// web/src/features/premium/checkout/checkout-frame.tsx
function CheckoutFrame({ title, children }) {
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column content-start gap-6 m-auto w-full ${checkout_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx(SubpageHead, {
        to: '/premium',
        back: messages$2.checkout.back,
        title,
        children: /* @__PURE__ */ jsx(PaymentClock, {}),
      }),
      children,
    ],
  });
}
// web/src/features/premium/checkout/confirmation.tsx
/** After the visit to the bank: checks whether the payment counts, or starts the trial that was ordered. */
function Confirmation({ subscriptionId, setupIntentId, onDone, onFailure }) {
  const { checkout: m } = messages$2;
  const confirm = useConfirmSubscription();
  const trial = useStartTrial();
  const asked = useRef(false);
  async function finish() {
    if (subscriptionId) {
      await confirm.mutateAsync({ subscriptionId });
      return subscriptionId;
    }
    const started = await trial.mutateAsync({ setupIntentId: setupIntentId ?? '' });
    forgetSetupIntent();
    return started.subscriptionId;
  }
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    finish().then(onDone, (error) => onFailure(failureOf(error, 'confirm')));
  });
  return /* @__PURE__ */ jsx(CheckoutFrame, {
    title: m.confirming,
    children: /* @__PURE__ */ jsx(SkeletonRows, {
      count: 4,
      label: m.confirming,
    }),
  });
}
// web/src/features/premium/checkout/done.tsx
/** The heading gets the focus, because the pressed button is gone. */
function Done({ subscriptionId, kind, notPaid }) {
  const { checkout: m, change, plans, manage, planned } = messages$2;
  const { data: own } = useSubscription(subscriptionId);
  const later = kind === 'changed' ? own?.planned : null;
  const { data: credit } = useCredit();
  const { data: owed } = useOwed();
  const heading = useRef(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, []);
  const failed = own?.status === 'past_due' || own?.status === 'unpaid';
  const about = {
    bought: own?.status === 'trialing' ? m.doneTrial : m.doneAbout,
    changed: change.doneAbout,
    own: failed ? (notPaid ?? manage.failedNow) : m.ownAbout,
  }[kind];
  return /* @__PURE__ */ jsx('div', {
    className: `grid one-column content-start gap-6 m-auto w-full ${checkout_module_default.page}`,
    children: /* @__PURE__ */ jsxs('div', {
      className: `grid justify-items-start gap-3 ${checkout_module_default.done}`,
      children: [
        failed
          ? /* @__PURE__ */ jsx(IconAlertCircle, {
              className: `color-success ${checkout_module_default.icon}`,
              size: 48,
              stroke: 1.5,
              'aria-hidden': true,
              'data-failed': true,
            })
          : /* @__PURE__ */ jsx(IconCircleCheck, {
              className: `color-success ${checkout_module_default.icon}`,
              size: 48,
              stroke: 1.5,
              'aria-hidden': true,
            }),
        /* @__PURE__ */ jsx('h1', {
          className: 'tight balance title-md',
          ref: heading,
          tabIndex: -1,
          children: later
            ? change.doneLater
            : kind === 'changed'
              ? change.done
              : failed
                ? m.ownFailed
                : m.done,
        }),
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-lg mt-1-5',
          children:
            own && later
              ? planned.line(plans.names[later.plan], later.at, plans.names[own.plan])
              : about,
        }),
        /* @__PURE__ */ jsx('p', {
          className: 'muted text-lg min-h-line mt-1-5',
          children:
            own?.currentPeriodEnd &&
            !failed &&
            /* @__PURE__ */ jsxs(Fragment$1, {
              children: [
                plans.names[later?.at === own.currentPeriodEnd ? later.plan : own.plan],
                '.',
                ' ',
                own.cancelAtPeriodEnd
                  ? manage.endsOn(own.currentPeriodEnd)
                  : nextPayment(own, own.currentPeriodEnd, credit ?? null, owed ?? null),
              ],
            }),
        }),
        /* @__PURE__ */ jsxs('div', {
          className: 'flex wrap gap-3 mt-3',
          children: [
            /* @__PURE__ */ jsx(Button, {
              size: 'md',
              radius: 'xl',
              renderRoot: (props) =>
                /* @__PURE__ */ jsx(Link, {
                  to: '/likes',
                  ...props,
                }),
              children: m.toLikes,
            }),
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              size: 'md',
              radius: 'xl',
              renderRoot: (props) =>
                /* @__PURE__ */ jsx(Link, {
                  to: '/premium/manage',
                  ...props,
                }),
              children: m.manage,
            }),
          ],
        }),
      ],
    }),
  });
}
// web/src/features/premium/checkout/preview-texts.ts
/** What is charged next and what lowers it. */
function previewTexts(preview) {
  const { change: m } = messages$2;
  const { amountDue, creditUsed, credit, nextPrice, nextOwed, nextAmount, nextPaymentAt } = preview;
  const money = (amount) => formatMoney(amount, preview.currency);
  const [one, other] = [
    ...(preview.nextDiscount > 0 ? [m.ofCoupon(money(preview.nextDiscount))] : []),
    ...(preview.nextCredit > 0 ? [m.ofCredit(money(preview.nextCredit))] : []),
  ];
  return [
    (amountDue === 0 && creditUsed === 0 && !preview.renewal
      ? m.nothing
      : preview.renewal
        ? m.after
        : m.next)(money(nextAmount), nextPaymentAt),
    ...(one ? [m.nextIs(money(nextPrice), other ? m.and(one, other) : one)] : []),
    ...(nextOwed > 0 ? [m.owed(money(nextOwed))] : []),
    ...(creditUsed > 0 && credit > 0 ? [m.credit(money(credit))] : []),
  ];
}
// web/src/features/premium/checkout/preview-summary.tsx
/** The charge for a change of plan today, its parts, and later charges. */
function PreviewSummary({ preview }) {
  const { change: m, plans } = messages$2;
  const { lines, amountDue, creditUsed, renewal, currency } = preview;
  const money = (amount) => formatMoney(amount, currency);
  return /* @__PURE__ */ jsxs('section', {
    className: `border-line rounded-xl bg-surface ${checkout_module_default.summary}`,
    'aria-label': m.lines,
    children: [
      /* @__PURE__ */ jsxs('dl', {
        className: `m-0 ${checkout_module_default.facts}`,
        children: [
          lines.map(({ description, amount }) =>
            /* @__PURE__ */ jsxs(
              'div',
              {
                className: `flex between gap-4 ${checkout_module_default.amountLine}`,
                children: [
                  /* @__PURE__ */ jsx('dt', { children: description }),
                  /* @__PURE__ */ jsx('dd', {
                    className: 'm-0 tabular text-end nowrap flex-none',
                    children: money(amount),
                  }),
                ],
              },
              `${description} ${amount}`,
            ),
          ),
          creditUsed > 0 &&
            /* @__PURE__ */ jsxs('div', {
              className: `flex between gap-4 ${checkout_module_default.amountLine}`,
              children: [
                /* @__PURE__ */ jsx('dt', { children: m.creditUsed }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'm-0 tabular text-end nowrap flex-none',
                  children: money(-creditUsed),
                }),
              ],
            }),
          /* @__PURE__ */ jsxs('div', {
            className: `flex between gap-4 text-lg bold ${checkout_module_default.due} ${checkout_module_default.amountLine}`,
            children: [
              /* @__PURE__ */ jsx('dt', { children: m.due }),
              /* @__PURE__ */ jsx('dd', {
                className: 'm-0 tabular text-end nowrap flex-none',
                children: money(amountDue),
              }),
            ],
          }),
          renewal &&
            /* @__PURE__ */ jsxs('div', {
              className: `flex between gap-4 ${checkout_module_default.amountLine}`,
              children: [
                /* @__PURE__ */ jsx('dt', {
                  children: m.renewal(plans.names[renewal.plan], renewal.at),
                }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'm-0 tabular text-end nowrap flex-none',
                  children: money(renewal.amount),
                }),
              ],
            }),
        ],
      }),
      previewTexts(preview).map((text) =>
        /* @__PURE__ */ jsx(
          'p',
          {
            className: 'muted mt-1-5',
            children: text,
          },
          text,
        ),
      ),
    ],
  });
}
// web/src/features/premium/checkout/change-plan.tsx
/** Shows the charge of the change before it is made. */
function ChangePlan({ own, plan, plans, onDone }) {
  const { change: m, plans: words, planned: later } = messages$2;
  const [canceled, setCanceled] = useState(own.cancelAtPeriodEnd);
  const preview = usePreview(plan.id, !canceled);
  if (canceled)
    return /* @__PURE__ */ jsxs(Fragment$1, {
      children: [
        /* @__PURE__ */ jsx('p', { children: m.canceled }),
        /* @__PURE__ */ jsx('div', {
          className: 'grid gap-5',
          children: /* @__PURE__ */ jsx(KeepPremium, {
            size: 'lg',
            onKept: () => setCanceled(false),
          }),
        }),
      ],
    });
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-5 ${checkout_module_default.change}`,
    children: [
      /* @__PURE__ */ jsx('p', { children: m.from(words.names[own.plan], words.names[plan.id]) }),
      preview.error && /* @__PURE__ */ jsx(LoadFailure, { query: preview }),
      preview.isPending &&
        /* @__PURE__ */ jsx(SkeletonRows, {
          count: 4,
          label: messages$2.loading,
        }),
      preview.data &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            isLater(preview.data) &&
              /* @__PURE__ */ jsxs('p', {
                children: [
                  later.line(words.names[plan.id], preview.data.effectiveAt, words.names[own.plan]),
                  preview.data.afterRefund && ` ${later.afterRefund}`,
                ],
              }),
            /* @__PURE__ */ jsx(PreviewSummary, { preview: preview.data }),
            /* @__PURE__ */ jsx(ChangeForm, {
              from: own.plan,
              preview: preview.data,
              payments: plans.payments,
              onFailed: () => void preview.refetch(),
              onDone,
            }),
          ],
        }),
    ],
  });
}
/** The plan changes at the next payment. */
var isLater = ({ effectiveAt, nextPaymentAt }) => effectiveAt === nextPaymentAt;
function ChangeForm({ from, preview, payments, onFailed, onDone }) {
  const { change: m } = messages$2;
  const { plan, prorationDate, amountDue, effectiveAt, currency } = preview;
  const { provider, load } = useCardProvider(payments);
  const update = useUpdateSubscription();
  const confirm = useConfirmSubscription();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState(null);
  async function change() {
    if (working || provider === 'failed') return;
    setWorking(true);
    setFailure(null);
    try {
      const card = await load();
      const { requiresAction, clientSecret, subscriptionId } = await update.mutateAsync({
        plan,
        prorationDate,
        amountDue,
        effectiveAt,
      });
      if (requiresAction && clientSecret) {
        const returnUrl = checkoutUrl({
          plan,
          from,
          subscription: subscriptionId,
        });
        await card.confirmPayment(payments, clientSecret, returnUrl);
        await confirm.mutateAsync({ subscriptionId });
      }
      onDone();
    } catch (error) {
      setFailure(failureText(error, 'update'));
      onFailed();
      setWorking(false);
    }
  }
  return /* @__PURE__ */ jsxs('form', {
    className: 'grid gap-5',
    onSubmit: (event) => {
      event.preventDefault();
      change();
    },
    children: [
      provider === 'failed' && /* @__PURE__ */ jsx(CardFailure, {}),
      failure &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: failure,
        }),
      /* @__PURE__ */ jsx(SubmitButton, {
        label:
          amountDue > 0
            ? m.submit(formatMoney(amountDue, currency))
            : isLater(preview)
              ? m.submitLater(preview.effectiveAt)
              : m.submitFree,
        working: m.working,
        pending: working,
      }),
      /* @__PURE__ */ jsx(KeepLink, {}),
    ],
  });
}
var KeepLink = () =>
  /* @__PURE__ */ jsx(Button, {
    variant: 'default',
    size: 'lg',
    radius: 'xl',
    renderRoot: (props) =>
      /* @__PURE__ */ jsx(Link, {
        to: '/premium/manage',
        ...props,
      }),
    children: messages$2.change.keep,
  });
// web/src/texts/en/begin.ts
/** A change of these texts is a new version in `beginVersions` in the contract. */
var messages$1 = {
  label:
    'Start premium right away, within the 14 days in which I can withdraw from the contract. If I withdraw, I pay for the days I used.',
  about:
    'You choose. Without it premium starts right away, too, and if you withdraw, you get everything back.',
};
// web/src/texts/en/renewal.ts
/** A change of this text is a new version in `renewalVersions` in the contract. */
var messages = {
  agreed: (price, plan) =>
    `With the button you agree that premium renews for ${price} ${every[plan]} until you cancel. You can cancel anytime under Premium.`,
};
// web/src/features/premium/checkout/order-summary.tsx
/** The purchase, and the amounts due today and later. */
function OrderSummary({ plan, rights, trialDays, coupon, quote, clock }) {
  const { checkout: m, plans, change } = messages$2;
  const isNarrow = useBelow('tablet');
  const [now] = useState(() => (clock ? Date.parse(clock) : Date.now()));
  const price = formatMoney(plan.amount, plan.currency);
  const money = (amount) => formatMoney(amount, plan.currency);
  const isTrial = trialDays > 0;
  const today = quote && (isTrial ? quote.owed : quote.amountDue);
  const later = quote && quote.amountDue - quote.owed;
  const trialEnd = new Date(now + trialDays * 864e5).toISOString();
  return /* @__PURE__ */ jsxs('section', {
    className: `border-line rounded-xl bg-surface ${checkout_module_default.summary} ${checkout_module_default.section}`,
    'aria-labelledby': 'order',
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'mb-2 title-xs',
        id: 'order',
        children: m.summary,
      }),
      /* @__PURE__ */ jsxs('dl', {
        className: `m-0 ${checkout_module_default.facts}`,
        children: [
          /* @__PURE__ */ jsxs('div', {
            className: `flex between gap-4 ${checkout_module_default.amountLine}`,
            children: [
              /* @__PURE__ */ jsx('dt', { children: plans.names[plan.id] }),
              /* @__PURE__ */ jsx('dd', {
                className: 'm-0 tabular text-end',
                children: plans.billed(price, plan.id),
              }),
            ],
          }),
          isTrial &&
            /* @__PURE__ */ jsxs('div', {
              className: `flex between gap-4 ${checkout_module_default.amountLine}`,
              children: [
                /* @__PURE__ */ jsx('dt', { children: m.free(trialDays) }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'm-0 tabular text-end',
                  children: later === void 0 ? messages$2.loading : m.later(money(later), trialEnd),
                }),
              ],
            }),
          coupon &&
            /* @__PURE__ */ jsxs('div', {
              className: `flex between gap-4 ${checkout_module_default.amountLine}`,
              children: [
                /* @__PURE__ */ jsx('dt', { children: m.couponOf(coupon.code) }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'm-0 tabular text-end',
                  children: m.percentOff(coupon.percentOff),
                }),
              ],
            }),
          quote &&
            quote.creditUsed > 0 &&
            /* @__PURE__ */ jsxs('div', {
              className: `flex between gap-4 ${checkout_module_default.amountLine}`,
              children: [
                /* @__PURE__ */ jsx('dt', { children: change.creditUsed }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'm-0 tabular text-end',
                  children: formatMoney(-quote.creditUsed, quote.currency),
                }),
              ],
            }),
          quote &&
            quote.owed > 0 &&
            /* @__PURE__ */ jsxs('div', {
              className: `flex between gap-4 ${checkout_module_default.amountLine}`,
              children: [
                /* @__PURE__ */ jsx('dt', { children: m.owed }),
                /* @__PURE__ */ jsx('dd', {
                  className: 'm-0 tabular text-end',
                  children: formatMoney(quote.owed, quote.currency),
                }),
              ],
            }),
          /* @__PURE__ */ jsxs('div', {
            className: `flex between gap-4 text-lg bold ${checkout_module_default.due} ${checkout_module_default.amountLine}`,
            children: [
              /* @__PURE__ */ jsx('dt', { children: m.due }),
              /* @__PURE__ */ jsx('dd', {
                className: 'm-0 tabular text-end',
                children: today === void 0 ? messages$2.loading : money(today),
              }),
            ],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('div', {
        className: `border-top-soft bg-page ${checkout_module_default.benefits}`,
        children: isNarrow
          ? /* @__PURE__ */ jsxs('details', {
              children: [
                /* @__PURE__ */ jsxs('summary', {
                  className: 'row gap-2 min-h-target list-none clickable muted rounded-md',
                  children: [
                    messages$2.benefits.title,
                    /* @__PURE__ */ jsx(IconChevronDown, {
                      className: 'flex-none turn',
                      size: 18,
                      stroke: 1.75,
                      'aria-hidden': true,
                    }),
                  ],
                }),
                /* @__PURE__ */ jsx(Benefits, { rights }),
              ],
            })
          : /* @__PURE__ */ jsx(Benefits, { rights }),
      }),
    ],
  });
}
// web/src/features/premium/checkout/use-purchase.ts
/** Takes the card, subscribes, and asks the owner of the card to confirm the payment if the bank requires it. */
function usePurchase({
  plan,
  payments,
  saved,
  coupon,
  begins,
  amountDue,
  before,
  onRetry,
  onDone,
}) {
  const { provider, load } = useCardProvider(payments);
  const fields = useRef(null);
  const setup = useSetupIntent();
  const trial = useStartTrial();
  const create = useCreateSubscription();
  const confirm = useConfirmSubscription();
  const [failure, setFailure] = useState(null);
  const [working, setWorking] = useState(false);
  const { canPayNow = false } = failure ?? before ?? {};
  const order = {
    plan,
    ...(coupon && { coupon }),
  };
  const agreed = {
    renewal: currentRenewal,
    ...(begins && { begin: '2026-11-26' }),
  };
  /** The owner of the card confirms it first. The order is stored with it, and continues after the bank's page. */
  async function startTrial(by, method) {
    const { clientSecret, setupIntentId } = await setup.mutateAsync({
      ...order,
      ...agreed,
    });
    await by.confirmSetup(
      payments,
      {
        clientSecret,
        method,
      },
      checkoutUrl(order),
    );
    const { subscriptionId } = await trial.mutateAsync({ setupIntentId });
    forgetSetupIntent();
    return subscriptionId;
  }
  async function buy(by, method) {
    const payment = await create.mutateAsync({
      ...order,
      ...agreed,
      paymentMethodId: method,
      ...(amountDue !== void 0 && { amountDue }),
      ...(canPayNow && { trial: false }),
    });
    await finish(by, payment);
    return payment.subscriptionId;
  }
  async function finish(by, payment) {
    const { requiresAction, clientSecret, subscriptionId, paymentIntentId } = payment;
    if (!requiresAction || !clientSecret) return;
    const returnUrl = checkoutUrl({
      ...order,
      subscription: subscriptionId,
    });
    await by.confirmPayment(payments, clientSecret, returnUrl);
    await confirm.mutateAsync({
      subscriptionId,
      ...(paymentIntentId && { paymentIntentId }),
    });
  }
  async function submit(isTrial) {
    if (working || provider === 'failed' || (!saved && !fields.current)) return;
    if (!isTrial && amountDue === void 0) return;
    setWorking(true);
    setFailure(null);
    onRetry();
    try {
      const by = await load();
      const method = saved ?? (await fields.current?.createMethod()) ?? '';
      onDone(await (isTrial ? startTrial(by, method) : buy(by, method)));
    } catch (error) {
      setFailure(failureOf(error, 'create'));
      setWorking(false);
    }
  }
  return {
    fields,
    provider,
    submit,
    working,
    failure: failure?.text ?? null,
    canPayNow,
  };
}
// contract/src/premium/coupons.ts
var readCoupon = {
  method: 'GET',
  url: '/subscription/coupons/:code',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/premium/coupons.ts
/** The discount of a code on the first payment. Without a code there is no request. */
var useCoupon = (code) =>
  useQuery({
    ...queryOf(readCoupon, { params: { code } }),
    select: ({ coupon }) => coupon,
    enabled: code !== '',
    retry: false,
  });
// web/src/features/premium/checkout/use-typed-coupon.ts
/** A coupon is looked up when its field is left, so that the price is right before anything is paid. */
function useTypedCoupon(before) {
  const [typed, setTyped] = useState(before);
  const [left, setLeft] = useState(before);
  const { data, error } = useCoupon(left);
  const code = typed.trim();
  const isLeft = code === left;
  const found = isLeft && code !== '' ? (data ?? null) : null;
  return {
    typed,
    setTyped,
    found,
    failure: isLeft && error ? errorText(error) : null,
    /** Looks it up, and says whether the price is known already. */
    check() {
      setLeft(code);
      return code === '' || found !== null;
    },
  };
}
// web/src/features/premium/checkout/purchase.tsx
var other = 'other';
function Purchase({ plan, plans, trialDays, before, onRetry, onDone, ...given }) {
  const { checkout: m, brand } = messages$2;
  const [methods, setMethods] = useState(given.methods);
  const preferred = before?.canPayNow ? methods[0] : methods.find(({ isDefault }) => isDefault);
  const [chosen, setChosen] = useState(preferred?.id ?? other);
  const coupon = useTypedCoupon(given.coupon);
  const [begins, setBegins] = useState(false);
  const quote = useQuote(plan.id, coupon.found?.code ?? '');
  const saved = chosen === other ? null : chosen;
  const { fields, provider, submit, working, failure, canPayNow } = usePurchase({
    plan: plan.id,
    payments: plans.payments,
    saved,
    coupon: coupon.found?.code ?? '',
    begins,
    amountDue: quote.data?.amountDue,
    before,
    onRetry,
    onDone,
  });
  if (!working && methods !== given.methods) setMethods(given.methods);
  const send = (event) => {
    event.preventDefault();
    if (coupon.check()) submit(isTrial);
  };
  const isTrial = trialDays > 0;
  const due = quote.data && formatMoney(quote.data.amountDue, quote.data.currency);
  const pay = quote.data?.amountDue === 0 ? m.payNothing : m.pay(due ?? '');
  const isLoading = !isTrial && !quote.data;
  return /* @__PURE__ */ jsxs('div', {
    className: `grid one-column items-start ${checkout_module_default.columns}`,
    children: [
      /* @__PURE__ */ jsx(OrderSummary, {
        plan,
        rights: plans.rights,
        trialDays,
        coupon: coupon.found,
        quote: quote.data,
        clock: plans.payments.clock,
      }),
      /* @__PURE__ */ jsxs('form', {
        className: 'flex column gap-5',
        noValidate: true,
        onSubmit: send,
        children: [
          methods.length > 0 &&
            /* @__PURE__ */ jsx(Picks, {
              legend: m.payWith,
              value: chosen,
              onChange: setChosen,
              options: [
                ...methods.map(({ id, brand: of, last4 }) => ({
                  value: id,
                  label: m.card(brand(of), last4),
                })),
                {
                  value: other,
                  label: m.otherCard,
                },
              ],
            }),
          saved === null &&
            /* @__PURE__ */ jsx(CardSection, {
              ref: fields,
              provider,
              payments: plans.payments,
            }),
          saved !== null && provider === 'failed' && /* @__PURE__ */ jsx(CardFailure, {}),
          plans.coupons &&
            /* @__PURE__ */ jsx(TextInput, {
              label: m.coupon,
              maxLength: 40,
              autoComplete: 'off',
              value: coupon.typed,
              onChange: ({ currentTarget }) => coupon.setTyped(currentTarget.value),
              onBlur: () => coupon.check(),
              error: coupon.failure,
            }),
          /* @__PURE__ */ jsx(CheckField, {
            label: messages$1.label,
            description: messages$1.about,
            checked: begins,
            onChange: ({ currentTarget }) => setBegins(currentTarget.checked),
          }),
          quote.error &&
            /* @__PURE__ */ jsx(QueryState, {
              query: quote,
              words: messages$2,
            }),
          /* @__PURE__ */ jsxs('div', {
            className: `grid one-column gap-2 ${checkout_module_default.pay}`,
            children: [
              failure &&
                /* @__PURE__ */ jsx(Alert, {
                  kind: 'danger',
                  children: failure,
                }),
              /* @__PURE__ */ jsx(SubmitButton, {
                label: isTrial ? m.startTrial : pay,
                working: isLoading ? messages$2.loading : isTrial ? m.starting : m.paying,
                pending: working || isLoading,
              }),
            ],
          }),
          canPayNow &&
            due &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              size: 'lg',
              radius: 999,
              fullWidth: true,
              'aria-disabled': working,
              onClick: () => coupon.check() && void submit(false),
              children: m.payNow(due),
            }),
          /* @__PURE__ */ jsxs('p', {
            className: 'flex items-start gap-2 muted pretty',
            children: [
              /* @__PURE__ */ jsx(IconLock, {
                className: `flex-none mt-hairline ${checkout_module_default.icon}`,
                size: 16,
                stroke: 1.75,
                'aria-hidden': true,
              }),
              messages.agreed(formatMoney(plan.amount, plan.currency), plan.id),
            ],
          }),
        ],
      }),
    ],
  });
}
// web/src/features/premium/checkout/payable.tsx
/** Once all of it is loaded: a first purchase, or the change of a plan. */
function Payable({ plans, methods, search, notPaid, onRetry, onDone, ...given }) {
  const { checkout: m, change } = messages$2;
  const [subscriptions] = useState(given.subscriptions);
  const own = subscriptions.find(isOngoing);
  const plan = plans.plans.find(({ id }) => id === search.plan) ?? plans.plans[0];
  const started = subscriptions.some(({ currentPeriodStart }) => currentPeriodStart !== null);
  const unpaid = subscriptions.find(({ status }) => status === 'incomplete');
  const sold = plans.payments.mode !== 'off';
  if (own && own.plan === plan?.id)
    return /* @__PURE__ */ jsx(Done, {
      subscriptionId: own.id,
      kind: 'own',
      notPaid: notPaid?.text ?? null,
    });
  return /* @__PURE__ */ jsxs(CheckoutFrame, {
    title: own ? change.title : m.title,
    children: [
      notPaid?.text &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: notPaid.text,
        }),
      plan &&
        own &&
        /* @__PURE__ */ jsx(ChangePlan, {
          own,
          plan,
          plans,
          onDone: () =>
            onDone({
              subscriptionId: own.id,
              kind: 'changed',
            }),
        }),
      !own && !sold && /* @__PURE__ */ jsx('p', { children: m.off }),
      plan &&
        !own &&
        sold &&
        /* @__PURE__ */ jsx(Purchase, {
          plan,
          plans,
          methods,
          trialDays: started ? 0 : plans.trialDays,
          coupon: search.coupon ?? keptSetupIntent()?.coupon ?? unpaid?.coupon ?? '',
          before: notPaid,
          onRetry,
          onDone: (subscriptionId) =>
            onDone({
              subscriptionId,
              kind: 'bought',
            }),
        }),
    ],
  });
}
// web/src/features/premium/checkout/checkout-page.tsx
var route = getRouteApi('/premium/checkout');
/** Paying for a first plan, or changing to another one. */
function CheckoutPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [done, setDone] = useState(null);
  const [notPaid, setNotPaid] = useState(null);
  const { plan, coupon, from, subscription, setup_intent: setupIntent } = search;
  if (done) return /* @__PURE__ */ jsx(Done, { ...done });
  if (subscription ?? setupIntent)
    return /* @__PURE__ */ jsx(Confirmation, {
      subscriptionId: subscription,
      setupIntentId: setupIntent,
      onDone: (subscriptionId) => {
        setDone({
          subscriptionId,
          kind: from ? 'changed' : 'bought',
        });
        navigate({
          search: { plan },
          replace: true,
        });
      },
      onFailure: (failure) => {
        setNotPaid(failure);
        navigate({
          search: {
            plan,
            coupon,
          },
          replace: true,
        });
      },
    });
  return /* @__PURE__ */ jsx(Checkout, {
    notPaid,
    onRetry: () => setNotPaid(null),
    onDone: setDone,
  });
}
function Checkout({ notPaid, onRetry, onDone }) {
  const search = route.useSearch();
  const plans = usePlans();
  const methods = usePaymentMethods();
  const subscriptions = useUserSubscriptions();
  if (!plans.data || !subscriptions.data || methods.isPending || methods.isPlaceholderData)
    return /* @__PURE__ */ jsx(CheckoutFrame, {
      title: messages$2.checkout.title,
      children: subscriptions.error
        ? /* @__PURE__ */ jsx(LoadFailure, {
            query: subscriptions,
            call: 'all',
          })
        : /* @__PURE__ */ jsx(QueryState, {
            query: plans,
            words: messages$2,
            rows: 6,
          }),
    });
  return /* @__PURE__ */ jsx(Payable, {
    plans: plans.data,
    methods: methods.data ?? [],
    subscriptions: subscriptions.data,
    search,
    notPaid,
    onRetry,
    onDone,
  });
}
export { CheckoutPage };
