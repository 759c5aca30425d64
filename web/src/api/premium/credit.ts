import { type Credit, readCredit, refundCredit } from '@kindred/contract/premium/credit';
import { listInvoices } from '@kindred/contract/premium/invoices';
import { previewSubscription } from '@kindred/contract/premium/subscription';
import { useQuery } from '@tanstack/react-query';
import { callOnce } from '../../lib/call.ts';
import { queryOf, useChange } from '../query.ts';

export type { Credit };

/** Money that a member has left for their next payments, or null. */
export const useCredit = () => useQuery({ ...queryOf(readCredit), select: ({ credit }) => credit });

/** A second click requests the same refund. */
export const useRefundCredit = () =>
  useChange(
    async () => (await callOnce(refundCredit, { body: {} })).data,
    readCredit,
    listInvoices,
    previewSubscription,
  );
