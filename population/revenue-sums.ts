import { planIds, monthsOf } from '../contract/src/premium/plans.ts';
import type { PopulationSettings } from './settings.ts';

export const revenueTable = 'revenue_day';

/**
 * The sums of each day that the service would have kept. What a subscription has been since its purchase is in its
 * invoices: a purchase and each period of another plan have one.
 */
export const sumRevenue = ({ premium: { prices }, timeZone }: PopulationSettings) => `
  insert into ${revenueTable} (day, plan, currency, kind, amount)
  with yearly (plan, amount) as (values ${planIds
    .map((plan) => `('${plan}', ${prices[plan] * (12 / monthsOf[plan])})`)
    .join(', ')}),
  counted as (
    select *, lag(id) over (partition by customer_id order by created_at, id) is not null as returns
    from subscription where revenue_since is not null
  ), moves as (
    select at, plan, before, currency, returns from (
      select i.created_at as at, i.plan, lag(i.plan) over (partition by s.id order by i.created_at, i.id) as before,
        i.currency, s.returns
      from invoice i join counted s on s.id = i.subscription_id) as billed
    where plan is distinct from before
    union all
    select ended_at, null, plan, currency, returns from counted where ended_at is not null
  ), changes as (
    select m.at, side.plan, m.currency, side.kind, side.amount
    from moves m left join yearly a on a.plan = m.plan left join yearly b on b.plan = m.before
      cross join lateral (values
        (m.before, 'recurring', -b.amount), (m.before, 'subscribers', -1),
        (m.plan, 'recurring', a.amount), (m.plan, 'subscribers', 1),
        (coalesce(m.plan, m.before),
          case when m.plan is null then 'churn'
            when m.before is null then case when m.returns then 'reactivation' else 'new' end
            when a.amount > b.amount then 'expansion' else 'contraction' end,
          coalesce(a.amount, 0) - coalesce(b.amount, 0))) as side (plan, kind, amount)
    where side.plan is not null
    union all
    select paid_at, coalesce(plan, 'monthly'), currency, 'paid', amount_paid
    from invoice where paid_at is not null and amount_paid > 0
    union all
    select r.made_at, coalesce(i.plan, 'monthly'), i.currency, 'refunded', r.amount
    from refund r join invoice i on i.id = r.invoice_id where r.status = 'succeeded'
  )
  select (at at time zone '${timeZone}')::date, plan, currency, kind, sum(amount)
  from changes group by 1, 2, 3, 4 having sum(amount) <> 0`;
