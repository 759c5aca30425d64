import type { Preview } from '../../../api/premium/subscription.ts';
import { messages } from '../../../lib/messages/premium.ts';
import { formatMoney } from '../../../lib/money.ts';
import classes from './checkout.module.css';

/** The charge for a change of plan today, its parts, and later charges. */
export function PreviewSummary({ preview }: { preview: Preview }) {
  const { change: m } = messages;
  const { lines, amountDue, credit, currency, nextAmount, nextPaymentAt } = preview;
  return (
    <section className={classes.summary} aria-label={m.lines}>
      <dl>
        {lines.map(({ description, amount }) => (
          <div key={`${description} ${amount}`}>
            <dt>{description}</dt>
            <dd>{formatMoney(amount, currency)}</dd>
          </div>
        ))}
        <div className={classes.due}>
          <dt>{m.due}</dt>
          <dd>{formatMoney(amountDue, currency)}</dd>
        </div>
      </dl>
      {credit > 0 && <p>{m.credit(formatMoney(credit, currency))}</p>}
      <p>{m.next(formatMoney(nextAmount, currency), nextPaymentAt)}</p>
    </section>
  );
}
