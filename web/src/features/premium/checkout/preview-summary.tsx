import { messages as m } from '#texts/plan-change.ts';
import type { Preview } from '../../../api/premium/subscription.ts';
import { messages } from '#texts/premium.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import classes from './checkout.module.css';
import { previewTexts } from './preview-texts.ts';

/** The charge for a change of plan today, its parts, and later charges. */
export function PreviewSummary({ preview }: { preview: Preview }) {
  const { plans } = messages;
  const { lines, amountDue, creditUsed, renewal, currency } = preview;
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section
      className={`rounded-xl border border-line bg-surface ${classes.summary}`}
      aria-label={m.lines}
    >
      <dl className={`m-0 ${classes.facts}`}>
        {lines.map(({ plan, unused, amount }) => (
          <div
            className={`flex justify-between gap-4 ${classes.amountLine}`}
            key={`${plan} ${unused} ${amount}`}
          >
            <dt>{m.line({ plan, unused })}</dt>
            <dd className="m-0 flex-none text-end whitespace-nowrap tabular-nums">
              {money(amount)}
            </dd>
          </div>
        ))}
        {creditUsed > 0 && (
          <div className={`flex justify-between gap-4 ${classes.amountLine}`}>
            <dt>{m.creditUsed}</dt>
            <dd className="m-0 flex-none text-end whitespace-nowrap tabular-nums">
              {money(-creditUsed)}
            </dd>
          </div>
        )}
        <div
          className={`flex justify-between gap-4 text-lg font-bold ${classes.due} ${classes.amountLine}`}
        >
          <dt>{m.due}</dt>
          <dd className="m-0 flex-none text-end whitespace-nowrap tabular-nums">
            {money(amountDue)}
          </dd>
        </div>
        {renewal && (
          <div className={`flex justify-between gap-4 ${classes.amountLine}`}>
            <dt>{m.renewal({ plan: plans.names[renewal.plan], date: renewal.at })}</dt>
            <dd className="m-0 flex-none text-end whitespace-nowrap tabular-nums">
              {money(renewal.amount)}
            </dd>
          </div>
        )}
      </dl>
      {previewTexts(preview).map((text) => (
        <p className="mt-1.5 text-muted" key={text}>
          {text}
        </p>
      ))}
    </section>
  );
}
