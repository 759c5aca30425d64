import type { Withdrawal } from '../../../api/premium/withdrawal.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import { formatSiteTime } from '../../../lib/formats/site-time.ts';
import { messages as m } from '#texts/withdrawal.ts';
import { Alert } from '../../../ui/states/alert.tsx';

/** That the withdrawal was received, and what goes back. */
export function Withdrawn({ withdrawal }: { withdrawal: Withdrawal }) {
  const { at, toCard, toCredit, currency } = withdrawal;
  return (
    <Alert kind="success">
      <strong className="block">{m.done}</strong>
      <span className="block">{m.doneAt({ date: formatSiteTime(at) })}</span>
      {toCard > 0 && (
        <span className="block">{m.doneBack({ amount: formatMoney(toCard, currency) })}</span>
      )}
      {toCredit > 0 && (
        <span className="block">{m.doneCredit({ amount: formatMoney(toCredit, currency) })}</span>
      )}
      {toCard + toCredit === 0 && <span className="block">{m.doneNothing}</span>}
    </Alert>
  );
}
