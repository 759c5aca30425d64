import { useState } from 'react';
import { type MemberPayments, useMemberPayments } from '../../../api/premium/office.ts';
import { messages } from '#texts/payments.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { Alert } from '../../../ui/states/alert.tsx';
import { QueryState } from '../../../ui/states/query-state.tsx';
import { EndDialog } from './end-dialog.tsx';
import classes from '../member-file/member-file.module.css';
import { InvoiceLines } from './invoice-lines.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { RefundLines } from './refund-lines.tsx';
import { PremiumNotices } from './premium-notices.tsx';
import { SubscriptionLines } from './subscription-lines.tsx';

interface Props {
  id: string;
  mayChange: boolean;
}

/** The payments and refunds of a member, with actions to refund and to end a subscription. */
export function Payments({ id, mayChange }: Props) {
  const { member: m } = messages;
  const query = useMemberPayments(id);
  const [refunding, setRefunding] = useState<MemberPayments['invoices'][number] | null>(null);
  const [ending, setEnding] = useState<MemberPayments['subscriptions'][number] | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const { data } = query;
  if (!data) return <QueryState query={query} words={messages} rows={3} />;
  const { subscriptions, invoices, refunds, paid, credit, consents, notices } = data;
  return (
    <>
      {query.error && <QueryState query={query} words={messages} />}
      {paid.map(({ currency, amount, refunded }) => (
        <p key={currency} className={`px-5 text-muted ${classes.none}`}>
          {m.paid({
            amount: formatMoney(amount, currency),
            refunded: formatMoney(refunded, currency),
          })}
        </p>
      ))}
      {credit && (
        <p className={`px-5 text-muted ${classes.none}`}>
          {m.credit({ amount: formatMoney(credit.amount, credit.currency) })}
        </p>
      )}
      {done && <Alert kind="success">{done}</Alert>}
      {subscriptions.length === 0 && invoices.length === 0 && (
        <p className={`px-5 text-muted ${classes.none}`}>{m.none}</p>
      )}
      <SubscriptionLines
        subscriptions={subscriptions}
        consents={consents}
        {...(mayChange && { onEnd: setEnding })}
      />
      <InvoiceLines invoices={invoices} {...(mayChange && { onRefund: setRefunding })} />
      <RefundLines refunds={refunds} />
      <PremiumNotices notices={notices} />
      <RefundDialog
        id={id}
        invoice={refunding}
        payments={data}
        onDone={setDone}
        onClose={() => setRefunding(null)}
      />
      <EndDialog
        id={id}
        subscription={ending}
        payments={data}
        onDone={setDone}
        onClose={() => setEnding(null)}
      />
    </>
  );
}
