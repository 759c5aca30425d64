import type { Revenue } from '../../../api/premium/office.ts';
import { formatNumber } from '../../../lib/formats.ts';
import { messages } from '../../../lib/messages/payments.ts';
import { formatMoney } from '../../../lib/money.ts';
import panel from '../../../ui/panel.module.css';
import classes from './revenue.module.css';

interface Props {
  plans: Revenue['byPlan'];
  currency: string;
}

export function PlanShares({ plans, currency }: Props) {
  const { revenue: m, plans: names } = messages;
  const all = plans.reduce((sum, { recurring }) => sum + recurring, 0);
  const share = (recurring: number) => (all ? recurring / all : 0);
  return (
    <section className={`${panel.panel} ${classes.chart}`}>
      <h2>{m.byPlan}</h2>
      <p className={classes.text}>{m.byPlanAbout}</p>
      <ul className={`${classes.shares} ${classes.part}`}>
        {plans.map(({ plan, recurring, subscribers }) => (
          <li className={classes.item} key={plan}>
            <b className={classes.strong}>{names[plan]}</b>
            <b className={classes.strong}>{formatMoney(recurring, currency)}</b>
            <i className={classes.mark} aria-hidden>
              <i className={classes.mark} style={{ width: `${100 * share(recurring)}%` }} />
            </i>
            <span className={classes.innerPart}>{m.ofPlan(subscribers)}</span>
            <span className={classes.innerPart}>
              {formatNumber(share(recurring), { style: 'percent' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
