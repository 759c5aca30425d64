globalThis.lazySources.push('src/features/premium/office/subscriptions-page.tsx');
/* empty css                      */
import { o as planIds } from './plans-BJztS0Kp.js';
import { a as useSubscriptions } from './office-Dcl28fgv.js';
import { d as subscriptionStatuses } from './subscription-B1viG83E.js';
import { t as messages } from './payments-BDT96SC5.js';
import { t as ListSkeleton } from './list-skeleton-C6YABlqL.js';
import { t as Pagination } from './pagination-CJGzAuW9.js';
import { t as panel_module_default } from './panel.module-kk3XL0Qz.js';
import { t as QueryState } from './query-state-DWDKAmIv.js';
import { t as SearchField } from './search-field-D5PakPsH.js';
import { t as StaffPage } from './staff-page-C-ivmE_D.js';
import { t as ListSelect } from './list-select-uHjkgb5O.js';
import { n as useBelow, y as formatDate } from '../entry.mjs';
import { t as data_table_module_default } from './data-table.module-7VNZAjFy.js';
import { t as formatMoney } from './money-HiXGlaVQ.js';
import { t as PhotoAvatar } from './photo-avatar-B6LAvKC4.js';
import { t as SubscriptionBadge } from './subscription-badge-DR3iqDBA.js';
import { t as links_module_default } from './links.module-Bx2iCfGe.js';
import { t as PaymentClock } from './payment-clock-CIwOcFb8.js';
import { Link, getRouteApi } from '@tanstack/react-router';
import { Button } from '@mantine/core';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
var subscriptions_module_default = {
  bar: '_bar_15k7c_1',
  list: '_list_15k7c_5',
  top: '_top_15k7c_5',
  table: '_table_15k7c_15',
  headRows: '_headRows_15k7c_21',
  cell: '_cell_15k7c_21',
  open: '_open_15k7c_26',
  items: '_items_15k7c_30',
  subscription: '_subscription_15k7c_30',
  details: '_details_15k7c_49',
};
// web/src/features/premium/office/subscription-item.tsx
/** The content of the table row, in three lines for a phone. */
function SubscriptionItem({ subscription }) {
  const { list: m, plans } = messages;
  const { member, plan, amount, currency, currentPeriodEnd: end } = subscription;
  const name = member.name ?? m.unknown;
  return /* @__PURE__ */ jsx('li', {
    className: subscriptions_module_default.subscription,
    children: /* @__PURE__ */ jsxs(Link, {
      to: '/users/$id',
      params: { id: member._id },
      className: 'row gap-3 inset-focus p-box',
      children: [
        /* @__PURE__ */ jsx(PhotoAvatar, {
          name,
          picture: member.picture,
          focus: member.pictureFocus,
          size: 40,
        }),
        /* @__PURE__ */ jsxs('span', {
          className: `grid flex-1 items-center muted text-sm tabular ${subscriptions_module_default.details}`,
          children: [
            /* @__PURE__ */ jsx('b', {
              className: 'truncate ink text-lg semibold',
              children: name,
            }),
            /* @__PURE__ */ jsx(SubscriptionBadge, { subscription }),
            /* @__PURE__ */ jsx('small', {
              className: 'truncate full-row text-sm',
              children: member.email,
            }),
            /* @__PURE__ */ jsx('span', {
              children: m.price(plans[plan], formatMoney(amount, currency), m.each[plan]),
            }),
            /* @__PURE__ */ jsx('span', { children: end ? m.until(formatDate(end)) : m.never }),
          ],
        }),
      ],
    }),
  });
}
// web/src/features/premium/office/subscription-row.tsx
/** The entire row links to the member. */
function SubscriptionRow({ subscription }) {
  const { list: m, plans } = messages;
  const { member, plan, amount, currency, currentPeriodEnd: end, createdAt } = subscription;
  const name = member.name ?? m.unknown;
  return /* @__PURE__ */ jsxs('tr', {
    className: 'relative clickable',
    children: [
      /* @__PURE__ */ jsx('td', {
        children: /* @__PURE__ */ jsxs(Link, {
          to: '/users/$id',
          params: { id: member._id },
          className: `inline-flex items-center gap-2-5 semibold wrap-normal ${links_module_default.row} py-1-5`,
          children: [
            /* @__PURE__ */ jsx(PhotoAvatar, {
              name,
              picture: member.picture,
              focus: member.pictureFocus,
              size: 32,
            }),
            /* @__PURE__ */ jsxs('span', {
              children: [
                name,
                /* @__PURE__ */ jsx('small', {
                  className: 'block muted normal anywhere',
                  children: member.email,
                }),
              ],
            }),
          ],
        }),
      }),
      /* @__PURE__ */ jsx('td', { children: plans[plan] }),
      /* @__PURE__ */ jsxs('td', {
        'data-amount': true,
        children: [
          formatMoney(amount, currency),
          /* @__PURE__ */ jsx('small', {
            className: 'block muted',
            children: m.each[plan],
          }),
        ],
      }),
      /* @__PURE__ */ jsx('td', {
        children: /* @__PURE__ */ jsx(SubscriptionBadge, { subscription }),
      }),
      /* @__PURE__ */ jsx('td', { children: end ? formatDate(end) : m.never }),
      /* @__PURE__ */ jsx('td', { children: formatDate(createdAt) }),
      /* @__PURE__ */ jsx('td', {
        className: `faint text-end ${subscriptions_module_default.open}`,
        children: /* @__PURE__ */ jsx(IconChevronRight, {
          className: 'middle',
          size: 18,
          stroke: 1.75,
          'aria-hidden': true,
        }),
      }),
    ],
  });
}
// web/src/features/premium/office/subscriptions-list.tsx
/** A table, and on a phone a list. */
function SubscriptionsList({ subscriptions }) {
  const { list: m } = messages;
  const phone = useBelow('narrow');
  if (subscriptions.length === 0)
    return /* @__PURE__ */ jsx('p', {
      className: 'muted text-center p-none',
      children: m.none,
    });
  if (phone)
    return /* @__PURE__ */ jsx('ul', {
      className: `plain-list ${subscriptions_module_default.items}`,
      'aria-label': m.label,
      children: subscriptions.map((subscription) =>
        /* @__PURE__ */ jsx(SubscriptionItem, { subscription }, subscription.id),
      ),
    });
  return /* @__PURE__ */ jsxs('table', {
    className: `w-full text-sm tabular ${data_table_module_default.table} ${subscriptions_module_default.table}`,
    'aria-label': m.label,
    children: [
      /* @__PURE__ */ jsx('thead', {
        className: `${subscriptions_module_default.headRows} ${data_table_module_default.headRows}`,
        children: /* @__PURE__ */ jsxs('tr', {
          children: [
            m.columns.map((column) =>
              /* @__PURE__ */ jsx(
                'th',
                {
                  scope: 'col',
                  children: column,
                },
                column,
              ),
            ),
            /* @__PURE__ */ jsx('td', {
              className: `${subscriptions_module_default.cell} ${subscriptions_module_default.open}`,
              'aria-hidden': true,
            }),
          ],
        }),
      }),
      /* @__PURE__ */ jsx('tbody', {
        children: subscriptions.map((subscription) =>
          /* @__PURE__ */ jsx(SubscriptionRow, { subscription }, subscription.id),
        ),
      }),
    ],
  });
}
// web/src/features/premium/office/subscriptions-page.tsx
var route = getRouteApi('/subscriptions');
/** All subscriptions, latest first, below the search and the filters. */
function SubscriptionsPage() {
  const { list: m } = messages;
  const { page = 1, ...filter } = route.useSearch();
  const navigate = route.useNavigate();
  const given = Object.entries(filter).filter(([, value]) => value !== void 0);
  const query = useSubscriptions({
    ...Object.fromEntries(given),
    page,
    limit: 25,
  });
  const { data, error } = query;
  const change = (wanted) =>
    void navigate({
      search: (before) => ({
        ...before,
        page: void 0,
        ...wanted,
      }),
    });
  return /* @__PURE__ */ jsxs(StaffPage, {
    title: m.title,
    children: [
      /* @__PURE__ */ jsxs('div', {
        className: `flex wrap gap-2 items-end ${subscriptions_module_default.bar}`,
        children: [
          /* @__PURE__ */ jsx(SearchField, {
            label: m.search,
            term: filter.search ?? '',
            onSearch: (search) => change({ search }),
          }),
          /* @__PURE__ */ jsx(ListSelect, {
            label: m.status,
            value: filter.status ?? '',
            data: [
              {
                value: '',
                label: m.anyStatus,
              },
              ...subscriptionStatuses.map((value) => ({
                value,
                label: messages.statuses[value],
              })),
            ],
            onChange: (value) =>
              change({ status: subscriptionStatuses.find((status) => status === value) }),
          }),
          /* @__PURE__ */ jsx(ListSelect, {
            label: m.plan,
            value: filter.plan ?? '',
            data: [
              {
                value: '',
                label: m.anyPlan,
              },
              ...planIds.map((value) => ({
                value,
                label: messages.plans[value],
              })),
            ],
            onChange: (value) => change({ plan: planIds.find((plan) => plan === value) }),
          }),
          filter.memberId &&
            /* @__PURE__ */ jsx(Button, {
              variant: 'default',
              onClick: () => change({ memberId: void 0 }),
              children: m.everyone,
            }),
        ],
      }),
      /* @__PURE__ */ jsx(PaymentClock, {}),
      !data && !error && /* @__PURE__ */ jsx(ListSkeleton, { loading: messages.loading }),
      error &&
        /* @__PURE__ */ jsx(QueryState, {
          query,
          words: messages,
        }),
      data &&
        /* @__PURE__ */ jsxs(Fragment, {
          children: [
            /* @__PURE__ */ jsxs('section', {
              className: `overflow-hidden ${panel_module_default.panel} ${subscriptions_module_default.list}`,
              children: [
                /* @__PURE__ */ jsxs('header', {
                  className: `flex between gap-4 muted text-sm border-bottom-soft ${subscriptions_module_default.top}`,
                  children: [
                    /* @__PURE__ */ jsx('p', { children: m.total(data.pagination.total) }),
                    /* @__PURE__ */ jsx('p', { children: m.latest }),
                  ],
                }),
                /* @__PURE__ */ jsx(SubscriptionsList, { subscriptions: data.subscriptions }),
              ],
            }),
            data.pagination.pages > 1 &&
              /* @__PURE__ */ jsx(Pagination, {
                pagination: data.pagination,
                sizes: [25],
                onChange: ({ page: to }) => change({ page: to }),
              }),
          ],
        }),
    ],
  });
}
export { SubscriptionsPage };
