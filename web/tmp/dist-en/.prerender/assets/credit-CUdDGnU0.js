import {
  a as refundCredit,
  i as readCredit,
  n as listInvoices,
  t as quoteFirstPayment,
} from './quote-BwiszfIg.js';
import { s as previewSubscription } from './subscription-B1viG83E.js';
import { n as callOnce } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange } from './query-AAxsCU1Q.js';
import { useQuery } from '@tanstack/react-query';
// web/src/api/premium/credit.ts
/** Money that a member has left for their next payments, or null. */
var useCredit = () =>
  useQuery({
    ...queryOf(readCredit),
    select: ({ credit }) => credit,
  });
/** What a member's next payment charges from earlier, or null. */
var useOwed = () =>
  useQuery({
    ...queryOf(readCredit),
    select: ({ owed }) => owed,
  });
/** A second click requests the same refund. */
var useRefundCredit = () =>
  useChange(
    async () => (await callOnce(refundCredit, { body: {} })).data,
    readCredit,
    listInvoices,
    previewSubscription,
    quoteFirstPayment,
  );
export { useOwed as n, useRefundCredit as r, useCredit as t };
