import type { MemberPayments } from '../../../api/premium/office.ts';
import { formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/payments.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from '../member-file/member-file.module.css';

type Invoice = MemberPayments['invoices'][number];

interface Props {
  invoices: readonly Invoice[];
  onRefund?: (invoice: Invoice) => void;
}

export function InvoiceLines({ invoices, onRefund }: Props) {
  const { member: m } = messages;
  return (
    <ul className={`list-none ${classes.list}`} aria-label={m.invoices}>
      {invoices.map((invoice) => {
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
        return (
          <li className={classes.item} key={id}>
            <span>
              {formatMoney(status === 'open' ? amountDue : total, currency)}{' '}
              <span className="text-sm font-normal text-muted">
                {pending ? m.pending[pending] : m.invoice[status]}
              </span>
              <small className="text-sm font-normal text-muted">
                {formatSiteDate(created)}
                {number && ` · ${number}`}
                {amountRefunded > 0 &&
                  ` · ${m.refunded({ amount: formatMoney(amountRefunded, currency) })}`}
              </small>
            </span>
            {onRefund && amountPaid > amountRefunded && (
              <Button
                className="ms-auto"
                look="plain"
                size="xs"
                aria-label={m.refundOf({ invoice: number ?? id })}
                onClick={() => onRefund(invoice)}
              >
                {m.refund}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
