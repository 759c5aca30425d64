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
      <dl className={classes.facts}>
        {lines.map(({ description, amount }) => (
          <div className={classes.group} key={`${description} ${amount}`}>
            <dt>{description}</dt>
            <dd className={classes.value}>{money(amount)}</dd>
          </div>
        ))}
        {creditUsed > 0 && (
          <div className={classes.group}>
            <dt>{m.creditUsed}</dt>
            <dd className={classes.value}>{money(-creditUsed)}</dd>
          </div>
        )}
        <div className={`${classes.due} ${classes.group}`}>
          <dt>{m.due}</dt>
          <dd className={classes.value}>{money(amountDue)}</dd>
        </div>
      </dl>
      {previewTexts(preview).map((text) => (
        <p className={classes.text} key={text}>
          {text}
        </p>
      ))}
    </section>
  );
}
