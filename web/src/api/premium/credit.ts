import { type Credit, type Owed, readCredit, refundCredit } from '@kindred/contract/premium/credit';
import { listInvoices } from '@kindred/contract/premium/invoices';
import { quoteFirstPayment } from '@kindred/contract/premium/quote';
import { previewSubscription } from '@kindred/contract/premium/subscription';
import { useQuery } from '@tanstack/react-query';
import { callOnce } from '../../lib/calls/call.ts';
import { queryOf, useChange } from '../query.ts';

export type { Credit, Owed };

/** Money that a member has left for their next payments, or null. */
export const useCredit = () => useQuery({ ...queryOf(readCredit), select: ({ credit }) => credit });

/** What a member's next payment charges from earlier, or null. */
export const useOwed = () => useQuery({ ...queryOf(readCredit), select: ({ owed }) => owed });

/** A second click requests the same refund. */
export const useRefundCredit = () =>
  useChange(
    async () => (await callOnce(refundCredit, { body: {} })).data,
    readCredit,
    listInvoices,
    previewSubscription,
    quoteFirstPayment,
  );
