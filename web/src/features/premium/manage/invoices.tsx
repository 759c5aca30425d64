import { IconDownload } from '@tabler/icons-react';
import { useRef } from 'react';
import { type Invoice, useInvoicePdf, useInvoices } from '../../../api/premium/invoices.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/premium.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { LoadFailure } from '../load-failure.tsx';
import column from '../../../ui/pages/column.module.css';
import { Section } from '../../../ui/pages/section.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton-rows.tsx';
import classes from './manage.module.css';
import { PendingInvoice } from './pending-invoice.tsx';

export function Invoices() {
  const { invoices: m } = messages;
  const query = useInvoices();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const pdf = useInvoicePdf();
  const invoices = data?.pages.flatMap((page) => page.invoices);
  return (
    <Section title={m.title}>
      {error && <LoadFailure query={query} call="invoices" />}
      {pdf.error && <Alert kind="danger">{errorText(pdf.error)}</Alert>}
      {!invoices && !error && <SkeletonRows count={2} label={messages.loading} />}
      {invoices?.length === 0 && <p className={column.quiet}>{m.none}</p>}
      <ul className="m-0 list-none p-0">
        {invoices?.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} onDownload={() => pdf.mutate(invoice)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="plain" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {m.more}
        </Button>
      )}
    </Section>
  );
}

function InvoiceRow({ invoice, onDownload }: { invoice: Invoice; onDownload: () => void }) {
  const { invoices: m, plans } = messages;
  const { created, number, plan, status, pending, currency, amountRefunded, hasPdf } = invoice;
  const total = status === 'open' ? invoice.amountDue : invoice.total;
  const row = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={`flex flex-wrap items-center justify-between ${classes.card}`}
    >
      <div className={classes.group}>
        <strong className="inline-flex flex-wrap items-center gap-2 font-semibold">
          {formatSiteDate(created)}
          {plan && ` · ${plans.names[plan]}`}
        </strong>
        <small className="block text-md text-muted">
          <span className="tabular-nums">
            {total < 0
              ? m.credited({ amount: formatMoney(-total, currency) })
              : formatMoney(total, currency)}
          </span>
          {total >= 0 && ` · ${pending ? m.pending[pending] : m.statuses[status]}`}
          {amountRefunded > 0 &&
            ` · ${m.refunded({ amount: formatMoney(amountRefunded, currency) })}`}
        </small>
        {pending && <PendingInvoice invoice={invoice} onGivenUp={() => row.current?.focus()} />}
      </div>
      {hasPdf && (
        <Button
          look="plain"
          icon={<IconDownload size={16} stroke={1.75} aria-hidden />}
          aria-label={m.downloadOf({ number: number ?? formatSiteDate(created) })}
          onClick={onDownload}
        >
          {m.download}
        </Button>
      )}
    </li>
  );
}
