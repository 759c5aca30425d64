/** What the baselines read: one narrow row per subscription, and the sums of revenue without names. */
export const premiumTables = `
  create unlogged table bench.bought as
    select member_id, id, plan, status, amount, currency, period_start, period_end, cancel_at_period_end, canceled_at,
      ended_at, trial_start, trial_end, created_at, updated_at, premium_until
    from subscription where member_id is not null;
  create index on bench.bought (member_id, created_at desc);

  create unlogged table bench.revenue as
    select day, array_position(array['monthly', 'quarterly', 'annual'], plan)::smallint as plan,
      array_position(array['recurring', 'subscribers', 'new', 'expansion', 'contraction', 'churn', 'reactivation',
        'paid', 'refunded'], kind)::smallint as kind, amount
    from revenue_day order by day;`;

export const premiumTableNames = ['bench.bought', 'bench.revenue'];

/** The subscription that counts now. */
export const currentBaseline = `select id, plan, status, amount, currency, period_start, period_end,
    cancel_at_period_end, canceled_at, ended_at, trial_start, trial_end, created_at, updated_at
  from bench.bought where member_id = $1 and (status in ('active', 'trialing') or premium_until > now())
  order by created_at desc limit 1`;

/** The sums of each month since the first. */
export const revenueBaseline = `select date_trunc('month', day::timestamp) as month, plan, kind, sum(amount) as amount
  from bench.revenue group by 1, 2, 3`;
