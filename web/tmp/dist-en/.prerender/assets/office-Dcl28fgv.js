import { t as Subscription } from './subscription-B1viG83E.js';
import './members-DaHwJcC0.js';
import { t as Amount } from './plans-BJztS0Kp.js';
import { r as readMemberFile } from './member-file-DfXPMM1o.js';
import { n as callOnce, t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange, t as fetchData } from './query-AAxsCU1Q.js';
import * as Type from 'typebox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
// contract/src/premium/office.ts
({ ...Subscription.properties });
var listSubscriptions = {
  method: 'GET',
  url: '/subscriptions',
  access: ['administrator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var refundKinds = ['none', 'unused', 'last', 'credit'];
var readMemberPayments = {
  method: 'GET',
  url: '/users/:id/payments',
  access: ['administrator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var refundInvoice = {
  method: 'POST',
  url: '/users/:id/refunds',
  access: ['administrator', 'support'],
  freshProof: 'always',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var endSubscription = {
  method: 'POST',
  url: '/users/:id/subscription-end',
  access: ['administrator', 'support'],
  freshProof: 'always',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// contract/src/premium/revenue.ts
var movementKinds = ['new', 'expansion', 'contraction', 'churn', 'reactivation'];
({
  .../* @__PURE__ */ Type.Object(
    /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ movementKinds.map((kind) => [kind, Amount])),
    { description: 'Changes of the monthly recurring revenue; decreases are negative' },
  ).properties,
});
var readRevenue = {
  method: 'GET',
  url: '/revenue',
  access: ['administrator', 'analyst'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/premium/office.ts
/** Fetched when it is opened and filtered, because every read is logged. */
var once = {
  staleTime: Infinity,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};
var useSubscriptions = (query) =>
  useQuery({
    ...queryOf(listSubscriptions, { query }),
    ...once,
    placeholderData: keepPreviousData,
  });
/** Fetching it again after a change here is not logged again. */
var useMemberPayments = (id) =>
  useQuery({
    ...queryOf(readMemberPayments, { params: { id } }),
    queryFn: ({ signal, client, queryKey }) => {
      const poll = client.getQueryData(queryKey) !== void 0;
      return fetchData(readMemberPayments, {
        params: { id },
        query: poll ? { poll } : {},
        signal,
      });
    },
    ...once,
  });
var changed = [readMemberPayments, readMemberFile, listSubscriptions, readRevenue];
var useRefund = (id) =>
  useChange(
    (body) =>
      callOnce(refundInvoice, {
        params: { id },
        body,
      }),
    ...changed,
  );
var useEndSubscription = (id) =>
  useChange(
    (body) =>
      call(endSubscription, {
        params: { id },
        body,
      }),
    ...changed,
  );
var useRevenue = (months) => useQuery(queryOf(readRevenue, { query: { months } }));
export {
  useSubscriptions as a,
  useRevenue as i,
  useMemberPayments as n,
  movementKinds as o,
  useRefund as r,
  refundKinds as s,
  useEndSubscription as t,
};
