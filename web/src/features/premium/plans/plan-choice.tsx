import type { PlanId } from '@kindred/contract/premium/plans';
import type { Plan } from '../../../api/premium/plans.ts';
import { messages } from '#texts/premium.ts';
import { formatMoney, moneyParts } from '../../../lib/formats/money.ts';
import { StatusBadge } from '../../../ui/lists/status-badge.tsx';
import classes from './plan-choice.module.css';

interface Props {
  plans: readonly Plan[];
  /** The plan that the member has. */
  own: PlanId | null;
  chosen: PlanId;
  onChoose: (plan: PlanId) => void;
}

/** The plans side by side, with the price for a month. The arrow keys move through them. */
export function PlanChoice({ plans, own, chosen, onChoose }: Props) {
  const { plans: m } = messages;
  return (
    <fieldset className={`m-0 grid min-w-0 grid-cols-3 gap-3.5 border-0 p-0 ${classes.plans}`}>
      <legend className="sr-only">{m.choose}</legend>
      {plans.map(({ id, amount, perMonth, currency, savesPercent }) => (
        <label
          key={id}
          className={`grid cursor-pointer rounded-xl border border-line bg-surface ${classes.plan}`}
        >
          <span className="flex min-w-0 items-center gap-2">
            <input
              className={`m-0 flex-none appearance-none rounded-full bg-surface ${classes.input}`}
              type="radio"
              name="plan"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <b className="text-lg font-bold">{m.names[id]}</b>
          </span>
          <span className={`whitespace-nowrap ${classes.badge}`}>
            {id === own ? (
              <StatusBadge kind="success">{m.yours}</StatusBadge>
            ) : (
              savesPercent > 0 && (
                <StatusBadge kind="gold">{m.save({ percent: savesPercent })}</StatusBadge>
              )
            )}
          </span>
          <span className={`flex items-baseline gap-1.5 ${classes.price}`}>
            <span className={classes.amount} dir="ltr">
              {moneyParts(perMonth, currency).map(({ isSign, value }) =>
                isSign ? (
                  <sup className={`text-muted ${classes.currency}`} key={value}>
                    {value}
                  </sup>
                ) : (
                  value
                ),
              )}
            </span>
            <small className={`text-md text-muted ${classes.perMonth}`}>{m.perMonth}</small>
          </span>
          <span className={`font-semibold tabular-nums ${classes.bill}`}>
            {m.billed({ price: formatMoney(amount, currency), plan: id })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
