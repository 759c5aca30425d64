import { Object as Row } from 'typebox';
import { Day, Integer, Text } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';

/** Revenue calculated from subscriptions, invoices and refunds, where it differs from the stored sums. */
const wrong = `with expected as (
    select (paid_at at time zone $timeZone)::date as day, coalesce(plan, 'monthly') as plan, currency,
      'paid' as kind, sum(amount_paid) as amount
    from invoice where paid_at is not null group by 1, 2, 3
    union all
    select (r.made_at at time zone $timeZone)::date, coalesce(i.plan, 'monthly'), i.currency, 'refunded',
      sum(r.amount)
    from refund r join invoice i on i.id = r.invoice_id where r.status = 'succeeded' group by 1, 2, 3
    union all
    select (r.made_at at time zone $timeZone)::date, coalesce(i.plan, 'monthly'), i.currency, 'withdrawn',
      sum(r.amount)
    from refund r join invoice i on i.id = r.invoice_id where r.status = 'succeeded' and r.of_withdrawal
    group by 1, 2, 3
  ), compared as (
    select day, plan, currency, kind, sum(amount) as amount from (
      select * from expected
      union all
      select day, plan, currency, kind, -amount from revenue_day where kind in ('paid', 'refunded', 'withdrawn')
    ) as sides group by day, plan, currency, kind
    union all
    select $today::date, plan, currency, kind, sum(amount) from (
      select plan, currency, 'recurring' as kind,
        amount::bigint * case plan when 'monthly' then 12 when 'quarterly' then 4 else 1 end as amount
      from subscription where status in ('active', 'past_due')
      union all
      select plan, currency, 'subscribers', 1 from subscription where status in ('active', 'past_due')
      union all
      select plan, currency, kind, -amount from revenue_day where kind in ('recurring', 'subscribers')
    ) as sides group by plan, currency, kind
  )`;

const params = { timeZone: 'text', today: 'date' } as const;
const row = Row({ day: Day, plan: Text, currency: Text, kind: Text, amount: Integer });

const repair = statement({
  name: 'repair_revenue',
  text: `${wrong}
    insert into revenue_day as d (day, plan, currency, kind, amount)
    select day, plan, currency, kind, amount from compared where amount <> 0
    order by day, plan, currency, kind
    on conflict (day, plan, currency, kind) do update set amount = d.amount + excluded.amount
    returning day, plan, currency, kind, amount`,
  params,
  row,
});

const compare = statement({
  name: 'compare_revenue',
  text: `${wrong} select day, plan, currency, kind, amount::int8 as amount from compared
    where amount <> 0 order by day, plan, currency, kind`,
  params,
  row,
});

interface LocalDay {
  readonly timeZone: string;
  readonly today: string;
}

/** What the sums are missing, or have too much. */
export const compareRevenue = (db: Db, day: LocalDay) => compare.all(db, day);

/**
 * Adds what is missing in the statement that finds it, so that a simultaneous payment is neither lost nor counted
 * twice.
 */
export const repairRevenue = (db: Db, day: LocalDay) => repair.run(db, day);
