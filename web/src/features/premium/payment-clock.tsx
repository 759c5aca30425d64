import { usePlans } from '../../api/premium/plans.ts';
import { formatSiteDate } from '../../lib/formats/formats.ts';
import { messages } from '#texts/premium.ts';
import column from '../../ui/pages/column.module.css';

/** In a demo whose operator has moved the payments' clock forward, dates of payments are not those of today. */
export function PaymentClock() {
  const { data } = usePlans();
  const clock = data?.payments.clock;
  return clock ? (
    <p className={column.quiet}>{messages.clock({ date: formatSiteDate(clock) })}</p>
  ) : null;
}
