import type { Preview } from '../../../api/premium/subscription.ts';
import { messages } from '../../../lib/messages/premium.ts';
import { formatMoney } from '../../../lib/money.ts';
import classes from './checkout.module.css';
import { previewTexts } from './preview-texts.ts';

/** The charge for a change of plan today, its parts, and later charges. */
export function PreviewSummary({ preview }: { preview: Preview }) {
  const { change: m } = messages;
  const { lines, amountDue, creditUsed, currency } = preview;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section className={classes.summary} aria-label={m.lines}>
      <dl>
        {lines.map(({ description, amount }) => (
          <div key={`${description} ${amount}`}>
            <dt>{description}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        {creditUsed > 0 && (
          <div>
            <dt>{m.creditUsed}</dt>
            <dd>{money(-creditUsed)}</dd>
          </div>
        )}
        <div className={classes.due}>
          <dt>{m.due}</dt>
          <dd>{money(amountDue)}</dd>
        </div>
      </dl>
      {previewTexts(preview).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}
