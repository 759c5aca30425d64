import { type Invoice, listInvoices, readInvoicePdf } from '@kindred/contract/premium/invoices';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { download } from '../../lib/calls/download.ts';
import { keepSubscription, readSubscription } from '../../lib/push/stored-subscription.ts';
import { fetchData, pagesOf } from '../query.ts';
import { owner } from './subscription.ts';

export type { Invoice };

const query = { limit: 12 };

/** Latest first. The first page is stored, and shows until the server has answered. */
export const useInvoices = () =>
  useInfiniteQuery({
    ...pagesOf(listInvoices, { query }),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const page = await fetchData(listInvoices, {
        query: { ...query, ...(cursor && { cursor }) },
        signal,
      });
      if (!cursor) keepSubscription(owner(), { invoices: page.invoices });
      return page;
    },
    placeholderData: () => {
      const { invoices } = readSubscription(owner());
      return invoices && { pages: [{ invoices, nextCursor: null }], pageParams: [null] };
    },
  });

export const useInvoicePdf = () =>
  useMutation({
    mutationFn: ({ id, number }: Pick<Invoice, 'id' | 'number'>) =>
      download(readInvoicePdf, { params: { id } }, `${number ?? 'invoice'}.pdf`),
  });
