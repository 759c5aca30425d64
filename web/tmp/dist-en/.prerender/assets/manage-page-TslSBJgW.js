globalThis.lazySources.push('src/features/premium/manage/manage-page.tsx');
import { t as isOngoing } from './ongoing-Ovsep6wD.js';
/* empty css                      */
import { n as usePlans } from './plans-BvkMa8cU.js';
import {
  _ as keepSubscription,
  a as useCurrentSubscription,
  g as subscriptionErrorOf,
  m as useUserSubscriptions,
  n as useCancelSubscription,
  p as useUpdateSubscription,
  t as owner,
  v as readSubscription,
} from './subscription-Db_Max84.js';
import { n as messages } from './premium-Y669_ivz.js';
import { t as useSession } from './use-session-DDq8lc7G.js';
import {
  F as errorText,
  P as column_module_default,
  r as Alert,
  y as formatDate,
} from '../entry.mjs';
import { n as SkeletonRows, t as QueryState } from './query-state-DWDKAmIv.js';
import { t as manage_module_default } from './manage.module-CuNfrECe.js';
import { t as Credit } from './credit-ComEOvRA.js';
import { n as useOwed, t as useCredit } from './credit-CUdDGnU0.js';
import { t as formatMoney } from './money-HiXGlaVQ.js';
import { t as StatusBadge } from './status-badge-CGlbiJJG.js';
import { n as nextPayment, t as Benefits } from './benefits-BiYyf6w7.js';
import { n as KeepPremium, t as KeepPlan } from './keep-DTOz9s5x.js';
import { t as Dialog } from './dialog-CUco7XAF.js';
import { t as DialogFooter } from './dialog-footer-Cs9SLu5k.js';
import { t as useKeptFocus } from './use-kept-focus-DPcOyqjN.js';
import { n as listInvoices, r as readInvoicePdf } from './quote-BwiszfIg.js';
import { t as download } from './download-B-GskJm-.js';
import { a as pagesOf, t as fetchData } from './query-AAxsCU1Q.js';
import { a as usePaymentMethods, t as LoadFailure } from './load-failure-DS-yVVuV.js';
import { t as Section } from './section-DRW9Ccsg.js';
import { n as CheckoutLink, t as WithdrawLink } from './withdraw-link-Bk5XJO5H.js';
import { t as PaymentClock } from './payment-clock-CIwOcFb8.js';
import { Link } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Fragment as Fragment$1, jsx, jsxs } from 'react/jsx-runtime';
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
// web/src/features/premium/manage/cancel-text.ts
/** Until when premium stays. A payment that failed leaves nothing that was paid, so that canceling ends it now. */
function cancelText({ status, currentPeriodEnd: end }) {
  const { manage: m } = messages;
  return end && (status === 'active' || status === 'trialing') ? m.cancelUntil(end) : m.cancelNow;
}
// web/src/features/premium/manage/losses.ts
/** What the free service lacks, from the server's table of rights. */
function lossesOf({ free, premium }) {
  const { lose: m } = messages.manage;
  const flags = ['seesLikes', 'filters', 'incognito']
    .filter((right) => premium[right] && !free[right])
    .map((right) => m[right]);
  const amounts = ['likesPerDay', 'superlikesPerDay', 'undosPerDay'].flatMap((right) => {
    const [before, after] = [premium[right], free[right]];
    return after !== null && (before === null || after < before) ? [m[right](after)] : [];
  });
  return [...flags, ...amounts];
}
// web/src/features/premium/manage/cancel-dialog.tsx
/** Says what is kept until when, and what is lost afterwards. */
function CancelDialog({ own, rights, opened, onClose, onCanceled }) {
  const { manage: m, plans } = messages;
  const cancel = useCancelSubscription();
  const { loading, error } = cancel.state;
  const button = useKeptFocus(loading);
  const done = () => {
    onClose();
    onCanceled();
  };
  return /* @__PURE__ */ jsxs(Dialog, {
    opened,
    onClose,
    title: m.cancelTitle,
    closeLabel: m.stay,
    children: [
      /* @__PURE__ */ jsx('p', { children: cancelText(own) }),
      own.planned &&
        /* @__PURE__ */ jsx('p', { children: m.cancelPlanned(plans.names[own.planned.plan]) }),
      /* @__PURE__ */ jsx('ul', {
        className: 'grid gap-1-5 mt-3 mb-3 ps-5',
        children: lossesOf(rights).map((loss) =>
          /* @__PURE__ */ jsx('li', { children: loss }, loss),
        ),
      }),
      /* @__PURE__ */ jsx('p', {
        className: 'muted',
        children: m.loseNothing,
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'hide-empty mt-4',
        children: /* @__PURE__ */ jsx(Credit, { atStake: true }),
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: error.message,
        }),
      /* @__PURE__ */ jsxs(DialogFooter, {
        children: [
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            onClick: onClose,
            children: m.stay,
          }),
          /* @__PURE__ */ jsx(Button, {
            ref: button,
            color: 'danger',
            loading,
            onClick: () => cancel.mutate(void 0, { onSuccess: done }),
            children: m.cancel,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/premium/manage/methods-link.tsx
/** With real keys the page is fully reloaded, because only its own policy allows the payment provider's scripts. */
var MethodsLink = ({ mode, main = false }) =>
  /* @__PURE__ */ jsx(Button, {
    ...(!main && { variant: 'default' }),
    radius: 'xl',
    size: 'md',
    renderRoot: (props) =>
      /* @__PURE__ */ jsx(Link, {
        to: '/premium/methods',
        reloadDocument: mode === 'stripe',
        ...props,
      }),
    children: main ? messages.manage.updateCard : messages.manage.toMethods,
  });
// web/src/features/premium/manage/current-plan.tsx
var kinds = {
  active: 'success',
  trialing: 'info',
  past_due: 'danger',
  unpaid: 'danger',
};
function CurrentPlan({ own, plans }) {
  const { manage: m, plans: words, planned: later } = messages;
  const {
    plan,
    status,
    amount,
    currency,
    currentPeriodEnd: end,
    cancelAtPeriodEnd: ending,
    planned,
  } = own;
  const { data: credit } = useCredit();
  const { data: owed } = useOwed();
  const keptWith = (text) => {
    setKept(text);
    section.current?.focus();
  };
  const [canceling, setCanceling] = useState(false);
  const [kept, setKept] = useState(null);
  const [canceledUntil, setCanceledUntil] = useState(null);
  const section = useRef(null);
  const price = formatMoney(amount, currency);
  const ended = status === 'canceled';
  const failed = status === 'past_due' || status === 'unpaid';
  return /* @__PURE__ */ jsxs('section', {
    ref: section,
    tabIndex: -1,
    className: `grid gap-5 border-line bg-surface rounded-2xl ${manage_module_default.current}`,
    'aria-label': m.plan,
    children: [
      failed &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: end ? m.failedUntil(end) : m.failedNow,
        }),
      kept &&
        !ending &&
        !planned &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: kept,
        }),
      ending &&
        canceledUntil &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'success',
          children: m.canceled(canceledUntil),
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'row wrap gap-2-by-4',
        children: [
          /* @__PURE__ */ jsx('span', {
            className: `grid place-center ${manage_module_default.crown}`,
            children: /* @__PURE__ */ jsx(IconCrown, {
              size: 24,
              stroke: 1.75,
              'aria-hidden': true,
            }),
          }),
          /* @__PURE__ */ jsxs('div', {
            className: `flex-1 ${manage_module_default.group}`,
            children: [
              /* @__PURE__ */ jsx('h2', {
                className: 'tight-15 title-sm',
                children: words.names[plan],
              }),
              /* @__PURE__ */ jsx('p', {
                className: 'muted',
                children: m.price(price, plan),
              }),
            ],
          }),
          /* @__PURE__ */ jsx(StatusBadge, {
            kind: ending ? 'warning' : (kinds[status] ?? 'neutral'),
            children: ending ? m.ends : m.statuses[status],
          }),
        ],
      }),
      planned &&
        /* @__PURE__ */ jsx('p', {
          children: later.line(words.names[planned.plan], planned.at, words.names[plan]),
        }),
      end &&
        !failed &&
        /* @__PURE__ */ jsx('p', {
          children:
            ending || ended ? m.endsOn(end) : nextPayment(own, end, credit ?? null, owed ?? null),
        }),
      !failed && !ended && /* @__PURE__ */ jsx(Benefits, { rights: plans.rights }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap gap-3',
        children: [
          failed &&
            /* @__PURE__ */ jsx(MethodsLink, {
              mode: plans.payments.mode,
              main: true,
            }),
          ended &&
            /* @__PURE__ */ jsx(Button, {
              size: 'md',
              radius: 'xl',
              renderRoot: (props) =>
                /* @__PURE__ */ jsx(Link, {
                  to: '/premium',
                  ...props,
                }),
              children: m.toPlans,
            }),
          ending &&
            !ended &&
            /* @__PURE__ */ jsx(KeepPremium, {
              size: 'md',
              onKept: () => keptWith(m.kept),
            }),
          planned &&
            !ending &&
            /* @__PURE__ */ jsx(KeepPlan, {
              own,
              size: 'md',
              onKept: () => keptWith(later.kept(words.names[plan])),
            }),
          !ending &&
            !ended &&
            /* @__PURE__ */ jsxs(Fragment$1, {
              children: [
                !failed &&
                  /* @__PURE__ */ jsx(Button, {
                    variant: 'default',
                    radius: 'xl',
                    size: 'md',
                    renderRoot: (props) =>
                      /* @__PURE__ */ jsx(Link, {
                        to: '/premium',
                        ...props,
                      }),
                    children: m.change,
                  }),
                /* @__PURE__ */ jsx(Button, {
                  variant: 'default',
                  radius: 'xl',
                  size: 'md',
                  onClick: () => setCanceling(true),
                  children: m.cancel,
                }),
              ],
            }),
        ],
      }),
      /* @__PURE__ */ jsx(CancelDialog, {
        own,
        rights: plans.rights,
        opened: canceling,
        onClose: () => setCanceling(false),
        onCanceled: () => {
          setKept(null);
          setCanceledUntil(end);
          section.current?.focus();
        },
      }),
    ],
  });
}
// web/src/api/premium/invoices.ts
var query = { limit: 12 };
/** Latest first. The first page is stored, and shows until the server has answered. */
var useInvoices = () =>
  useInfiniteQuery({
    ...pagesOf(listInvoices, { query }),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await fetchData(listInvoices, {
        query: {
          ...query,
          ...(cursor && { cursor }),
        },
        signal,
      });
      if (!cursor) keepSubscription(owner(), { invoices: page.invoices });
      return page;
    },
    placeholderData: () => {
      const { invoices } = readSubscription(owner());
      return (
        invoices && {
          pages: [
            {
              invoices,
              nextCursor: null,
            },
          ],
          pageParams: [null],
        }
      );
    },
  });
var useInvoicePdf = () =>
  useMutation({
    mutationFn: ({ id, number }) =>
      download(readInvoicePdf, { params: { id } }, `${number ?? 'invoice'}.pdf`),
  });
// web/src/features/premium/manage/pending-invoice.tsx
/** A payment that no one has to make: it is finished at the bank, or given up. */
function PendingInvoice({ invoice: { plan, pending }, onGivenUp }) {
  const { invoices: m, plans: words } = messages;
  const plans = usePlans();
  const { data: own } = useCurrentSubscription();
  const cancel = useCancelSubscription();
  const update = useUpdateSubscription();
  const error = cancel.state.error ?? update.state.error;
  const kept = pending === 'change' ? own?.plan : null;
  const giveUp = () =>
    kept
      ? update.mutateAsync({
          plan: kept,
          amountDue: 0,
        })
      : cancel.mutateAsync(void 0);
  if (!pending || (pending === 'change' && !kept)) return null;
  return /* @__PURE__ */ jsxs(Fragment$1, {
    children: [
      /* @__PURE__ */ jsx('p', {
        className: column_module_default.quiet,
        children: kept ? m.keeps(words.names[kept]) : m.startsOncePaid,
      }),
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: error.message,
        }),
      /* @__PURE__ */ jsxs('div', {
        className: 'flex wrap gap-3',
        children: [
          plan &&
            plans.data &&
            /* @__PURE__ */ jsx(CheckoutLink, {
              plan,
              mode: plans.data.payments.mode,
              size: 'sm',
              children: m.finish,
            }),
          /* @__PURE__ */ jsx(Button, {
            variant: 'default',
            radius: 'xl',
            loading: cancel.state.loading || update.state.loading,
            onClick: () => void giveUp().then(onGivenUp, () => void 0),
            children: m.giveUp,
          }),
        ],
      }),
    ],
  });
}
// web/src/features/premium/manage/invoices.tsx
function Invoices() {
  const { invoices: m } = messages;
  const query = useInvoices();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const pdf = useInvoicePdf();
  const invoices = data?.pages.flatMap((page) => page.invoices);
  return /* @__PURE__ */ jsxs(Section, {
    title: m.title,
    children: [
      error &&
        /* @__PURE__ */ jsx(LoadFailure, {
          query,
          call: 'invoices',
        }),
      pdf.error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: errorText(pdf.error),
        }),
      !invoices &&
        !error &&
        /* @__PURE__ */ jsx(SkeletonRows, {
          count: 2,
          label: messages.loading,
        }),
      invoices?.length === 0 &&
        /* @__PURE__ */ jsx('p', {
          className: column_module_default.quiet,
          children: m.none,
        }),
      /* @__PURE__ */ jsx('ul', {
        className: 'plain-list',
        children: invoices?.map((invoice) =>
          /* @__PURE__ */ jsx(
            InvoiceRow,
            {
              invoice,
              onDownload: () => pdf.mutate(invoice),
            },
            invoice.id,
          ),
        ),
      }),
      hasNextPage &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          loading: isFetchingNextPage,
          onClick: () => void fetchNextPage(),
          children: m.more,
        }),
    ],
  });
}
function InvoiceRow({ invoice, onDownload }) {
  const { invoices: m, plans } = messages;
  const { created, number, plan, status, pending, currency, amountRefunded, hasPdf } = invoice;
  const total = status === 'open' ? invoice.amountDue : invoice.total;
  const row = useRef(null);
  return /* @__PURE__ */ jsxs('li', {
    ref: row,
    tabIndex: -1,
    className: `row wrap between ${manage_module_default.card}`,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: manage_module_default.group,
        children: [
          /* @__PURE__ */ jsxs('strong', {
            className: 'inline-flex wrap items-center gap-2 semibold',
            children: [formatDate(created), plan && ` · ${plans.names[plan]}`],
          }),
          /* @__PURE__ */ jsxs('small', {
            className: 'block muted text-md',
            children: [
              /* @__PURE__ */ jsx('span', {
                className: 'tabular',
                children:
                  total < 0
                    ? m.credited(formatMoney(-total, currency))
                    : formatMoney(total, currency),
              }),
              total >= 0 && ` · ${pending ? m.pending[pending] : m.statuses[status]}`,
              amountRefunded > 0 && ` · ${m.refunded(formatMoney(amountRefunded, currency))}`,
            ],
          }),
          pending &&
            /* @__PURE__ */ jsx(PendingInvoice, {
              invoice,
              onGivenUp: () => row.current?.focus(),
            }),
        ],
      }),
      hasPdf &&
        /* @__PURE__ */ jsx(Button, {
          variant: 'default',
          radius: 'xl',
          leftSection: /* @__PURE__ */ jsx(IconDownload, {
            size: 16,
            stroke: 1.75,
            'aria-hidden': true,
          }),
          'aria-label': m.downloadOf(number ?? formatDate(created)),
          onClick: onDownload,
          children: m.download,
        }),
    ],
  });
}
// web/src/features/premium/manage/methods-summary.tsx
/** The card that pays. */
function MethodsSummary({ mode }) {
  const { manage: m, methods: words, brand } = messages;
  const { data, error } = usePaymentMethods();
  const used = data?.find(({ isDefault }) => isDefault) ?? data?.[0];
  return /* @__PURE__ */ jsxs(Section, {
    title: m.methods,
    children: [
      error &&
        /* @__PURE__ */ jsx(Alert, {
          kind: 'danger',
          children: subscriptionErrorOf(error, 'paymentMethods').message,
        }),
      /* @__PURE__ */ jsxs('div', {
        className: `row gap-3 min-h-target ${manage_module_default.method}`,
        children: [
          /* @__PURE__ */ jsx(IconCreditCard, {
            className: 'flex-none muted',
            size: 24,
            stroke: 1.5,
            'aria-hidden': true,
          }),
          data &&
            /* @__PURE__ */ jsx('span', {
              children: used ? words.name(brand(used.brand), used.last4) : m.noMethods,
            }),
          /* @__PURE__ */ jsx(MethodsLink, { mode }),
        ],
      }),
    ],
  });
}
// web/src/features/premium/manage/manage-page.tsx
/** The member's subscription, cards and invoices. */
function ManagePage() {
  const { manage: m } = messages;
  const plans = usePlans();
  const subscriptions = useUserSubscriptions();
  const current = useCurrentSubscription();
  const own = current.data ?? subscriptions.data?.find(isOngoing);
  const ready = plans.data && (own ?? subscriptions.data);
  const failed = [current, subscriptions].find(({ error }) => error);
  return /* @__PURE__ */ jsxs('div', {
    className: `grid gap-6 m-auto w-full ${column_module_default.page}`,
    children: [
      /* @__PURE__ */ jsx('h1', {
        className: 'title-md tight anywhere balance visually-hidden-below-tablet',
        children: m.title,
      }),
      /* @__PURE__ */ jsx(PaymentClock, {}),
      failed &&
        /* @__PURE__ */ jsx(LoadFailure, {
          query: failed,
          call: 'current',
        }),
      !ready &&
        !failed &&
        /* @__PURE__ */ jsx(QueryState, {
          query: plans,
          words: messages,
          skeleton: /* @__PURE__ */ jsx(ManageSkeleton, {}),
        }),
      ready &&
        /* @__PURE__ */ jsxs(Fragment$1, {
          children: [
            own
              ? /* @__PURE__ */ jsx(CurrentPlan, {
                  own,
                  plans: plans.data,
                })
              : /* @__PURE__ */ jsx(NoPlan, {}),
            /* @__PURE__ */ jsx(WithdrawLink, {}),
            /* @__PURE__ */ jsx(Credit, {}),
            /* @__PURE__ */ jsx(MethodsSummary, { mode: plans.data.payments.mode }),
            /* @__PURE__ */ jsx(Invoices, {}),
          ],
        }),
    ],
  });
}
function NoPlan() {
  const { manage: m } = messages;
  const { user } = useSession();
  return /* @__PURE__ */ jsxs('section', {
    className: `grid gap-4 border-top ${column_module_default.section}`,
    'aria-label': m.none,
    children: [
      /* @__PURE__ */ jsx('h2', {
        className: 'title-xs',
        children: m.none,
      }),
      /* @__PURE__ */ jsx('p', {
        className: column_module_default.quiet,
        children: user?.isVIP ? m.granted : m.noneAbout,
      }),
      /* @__PURE__ */ jsx('div', {
        className: 'flex wrap gap-3',
        children: /* @__PURE__ */ jsx(Button, {
          size: 'md',
          radius: 'xl',
          renderRoot: (props) =>
            /* @__PURE__ */ jsx(Link, {
              to: '/premium',
              ...props,
            }),
          children: m.toPlans,
        }),
      }),
    ],
  });
}
/** A plan with its buttons, and rows below it. */
var ManageSkeleton = () =>
  /* @__PURE__ */ jsxs('output', {
    className: 'grid gap-8',
    'aria-label': messages.loading,
    children: [
      /* @__PURE__ */ jsx('i', {
        className: `rounded-xl bg-skeleton ${manage_module_default.placeholder}`,
      }),
      /* @__PURE__ */ jsx(SkeletonRows, {
        count: 3,
        label: '',
      }),
    ],
  });
export { ManagePage };
