import type { Refund } from '../../../api/premium/office.ts';
import { commaList, formatSiteDate } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/payments.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import classes from '../member-file/member-file.module.css';

const kinds = { requested: 'info', succeeded: 'success', failed: 'danger' } as const;

/** The reason that staff gave, or who else made it. */
function whyOf({
  reason,
  ofCredit,
  ofWithdrawal,
}: Pick<Refund, 'reason' | 'ofCredit' | 'ofWithdrawal'>) {
  const { member: m } = messages;
  if (reason !== null) return reason;
  if (ofWithdrawal) return m.ofWithdrawal;
  return ofCredit ? m.creditReturned : m.madeAtProvider;
}

export function RefundLines({ refunds }: { refunds: readonly Refund[] }) {
  const { member: m } = messages;
  if (refunds.length === 0) return null;
  return (
    <ul className={`list-none ${classes.list}`} aria-label={m.refunds}>
      {refunds.map(({ id, amount, credit, currency, by, status, createdAt, ...refund }) => (
        <li className={classes.item} key={id}>
          <span className="min-w-0 flex-1 anywhere whitespace-pre-wrap">
            {commaList([
              m.refundOfAmount({ amount: formatMoney(amount, currency) }),
              credit > 0 && m.ofCredit({ amount: formatMoney(credit, currency) }),
            ])}
            <small className="text-sm font-normal text-muted">
              {whyOf(refund)} · {m.by({ name: by?.name ?? m.team })} · {formatSiteDate(createdAt)}
            </small>
          </span>
          <StatusBadge kind={kinds[status]}>{m.refundStates[status]}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
