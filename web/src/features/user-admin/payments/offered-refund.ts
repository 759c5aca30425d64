import type { MemberPayments } from '../../../api/premium/office.ts';

type Invoice = Pick<MemberPayments['invoices'][number], 'id' | 'amountPaid' | 'amountRefunded'>;

/**
 * What is left of a payment, and how much of that to offer: what pays for the present period, as the payment's unused time
 * or credit made it cheaper, comes back with the unused days of that.
 */
export function offeredRefund(invoice: Invoice, { endings }: Pick<MemberPayments, 'endings'>) {
  const left = invoice.amountPaid - invoice.amountRefunded;
  const earlier = endings.flatMap((each) => each.earlier);
  const later = earlier.find(({ invoiceId }) => invoiceId === invoice.id)?.amount ?? 0;
  return { left, later, offered: Math.max(0, left - later) };
}
