import type { Revenue } from '../../../api/premium/office.ts';
import { formatNumber } from '../../../lib/formats/formats.ts';
import { messages } from '#texts/payments.ts';
import { formatMoney } from '../../../lib/formats/money.ts';
import panel from '../../../ui/pages/panel.module.css';
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
    <section className={`flex column p-panel tabular ${panel.panel} ${classes.chart}`}>
      <h2 className="heading">{m.byPlan}</h2>
      <p className="mt-hairline muted text-sm">{m.byPlanAbout}</p>
      <ul className={`plain-list flex column gap-6 text-sm mt-4 ${classes.shares}`}>
        {plans.map(({ plan, recurring, subscribers }) => (
          <li className={`grid ${classes.plan}`} key={plan}>
            <b className="semibold">{names[plan]}</b>
            <b className="semibold text-end">{formatMoney(recurring, currency)}</b>
            <i className={`block full-row bg-muted-soft ${classes.track}`} aria-hidden>
              <i
                className={`block full-row bg-chart-1 ${classes.share}`}
                style={{ width: `${100 * share(recurring)}%` }}
              />
            </i>
            <span className="muted">{m.ofPlan({ subscribers })}</span>
            <span className="muted text-end">
              {formatNumber(share(recurring), { style: 'percent' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
