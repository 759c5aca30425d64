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
      <p>{m.byPlanAbout}</p>
      <ul className={classes.shares}>
        {plans.map(({ plan, recurring, subscribers }) => (
          <li key={plan}>
            <b>{names[plan]}</b>
            <b>{formatMoney(recurring, currency)}</b>
            <i aria-hidden>
              <i style={{ width: `${100 * share(recurring)}%` }} />
            </i>
            <span>{m.ofPlan(subscribers)}</span>
            <span>{formatNumber(share(recurring), { style: 'percent' })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
