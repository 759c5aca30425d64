import type { Refund } from '../../../api/premium/office.ts';
import { formatDate } from '../../../lib/formats/formats.ts';
import { messages } from '../../../lib/messages/payments.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import classes from '../member-file/member-file.module.css';

const kinds = { requested: 'info', succeeded: 'success', failed: 'danger' } as const;

export function RefundLines({ refunds }: { refunds: readonly Refund[] }) {
  const { member: m } = messages;
  if (refunds.length === 0) return null;
  return (
    <ul className={`list-none ${classes.list}`} aria-label={m.refunds}>
      {refunds.map(({ id, amount, credit, currency, reason, ofCredit, by, status, createdAt }) => (
        <li className={classes.item} key={id}>
          <span className="flex-1 min-w-0 anywhere pre-wrap">
            {m.refundOfAmount(formatMoney(amount, currency))}
            {credit > 0 && `, ${m.ofCredit(formatMoney(credit, currency))}`}
            <small className="muted text-sm normal">
              {reason ?? (ofCredit ? m.creditReturned : m.madeAtProvider)} ·{' '}
              {m.by(by?.name ?? m.team)} · {formatDate(createdAt)}
            </small>
          </span>
          <StatusBadge kind={kinds[status]}>{m.refundStates[status]}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
