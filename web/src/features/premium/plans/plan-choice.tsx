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
    <fieldset className={`grid gap-3-5 m-0 p-0 min-w-0 border-0 three-columns ${classes.plans}`}>
      <legend className="visually-hidden">{m.choose}</legend>
      {plans.map(({ id, amount, perMonth, currency, savesPercent }) => (
        <label
          key={id}
          className={`grid border-line rounded-xl bg-surface clickable ${classes.plan}`}
        >
          <span className="row gap-2 min-w-0">
            <input
              className={`flex-none m-0 bg-surface no-appearance round ${classes.input}`}
              type="radio"
              name="plan"
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <b className="text-lg bold">{m.names[id]}</b>
          </span>
          <span className={`nowrap ${classes.badge}`}>
            {id === own ? (
              <StatusBadge kind="success">{m.yours}</StatusBadge>
            ) : (
              savesPercent > 0 && (
                <StatusBadge kind="gold">{m.save({ percent: savesPercent })}</StatusBadge>
              )
            )}
          </span>
          <span className={`flex items-baseline gap-1-5 ${classes.price}`}>
            <span className={classes.amount} dir="ltr">
              {moneyParts(perMonth, currency).map(({ isSign, value }) =>
                isSign ? (
                  <sup className={`muted ${classes.currency}`} key={value}>
                    {value}
                  </sup>
                ) : (
                  value
                ),
              )}
            </span>
            <small className={`muted text-md ${classes.perMonth}`}>{m.perMonth}</small>
          </span>
          <span className={`semibold tabular ${classes.bill}`}>
            {m.billed({ price: formatMoney(amount, currency), plan: id })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
