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
    <section className={`flex flex-col px-5 py-4 tabular-nums ${panel.panel} ${classes.chart}`}>
      <h2 className="heading">{m.byPlan}</h2>
      <p className="mt-0.5 text-sm text-muted">{m.byPlanAbout}</p>
      <ul className={`m-0 mt-4 flex list-none flex-col gap-6 p-0 text-sm ${classes.shares}`}>
        {plans.map(({ plan, recurring, subscribers }) => (
          <li className={`grid ${classes.plan}`} key={plan}>
            <b className="font-semibold">{names[plan]}</b>
            <b className="text-end font-semibold">{formatMoney(recurring, currency)}</b>
            <i className={`col-span-full block bg-muted-soft ${classes.track}`} aria-hidden>
              <i
                className={`col-span-full block bg-chart-1 ${classes.share}`}
                style={{ width: `${100 * share(recurring)}%` }}
              />
            </i>
            <span className="text-muted">{m.ofPlan({ subscribers })}</span>
            <span className="text-end text-muted">
              {formatNumber(share(recurring), { style: 'percent' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
