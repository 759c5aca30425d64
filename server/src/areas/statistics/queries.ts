import type { Pool, PoolClient } from 'pg';
import { skipLocked } from '../../db/locks.ts';
import { inTransaction } from '../../db/transaction.ts';

/** One figure of the dashboard; `split` parts a metric. */
export interface CountRow {
  readonly metric: string;
  readonly split: string;
  readonly value: number;
}

/** The months of birth in which one age group ends and the next begins. */
const edgeMonths = `select to_char($2::date - make_interval(years => edge), '"born-"YYYY-MM')
  from unnest(array[18, 26, 36, 46, 56, 121]) as edge`;

/** All figures from one snapshot. Ages and months are cut at read time, so they are right at midnight too. */
export async function readCounts(pool: Pool, now: Date, today: string, firstMonth: string) {
  const { rows } = await pool.query<CountRow>({
    name: 'read_counts',
    text: `
      select metric, split, value from present_count where metric in ('standing', 'complete', 'gender')
      union all
      select 'joined', left(split, 7) || substr(split, 11), sum(value)::bigint
      from present_count where metric = 'joined' and split >= $3 group by 2
      union all
      select 'age', bucket, sum(value)::bigint
      from (
        select value, case
          when split > ($2::date - interval '18 years')::date::text then null
          when split > ($2::date - interval '26 years')::date::text then '18-25'
          when split > ($2::date - interval '36 years')::date::text then '26-35'
          when split > ($2::date - interval '46 years')::date::text then '36-45'
          when split > ($2::date - interval '56 years')::date::text then '46-55'
          when split > ($2::date - interval '121 years')::date::text then '56+'
        end as bucket
        from (
          select split, value from present_count
          where metric = 'born' and split <> 'unknown' and 'born-' || split <> all (array(${edgeMonths}))
          union all
          select split, value from present_count where metric = any (array(${edgeMonths}))
        ) as births
      ) as ages where bucket is not null group by 2
      union all
      select 'online', '', count(*) from presence where online_until > $1`,
    values: [now, today, firstMonth],
  });
  return rows;
}

export async function foldTally(pool: Pool) {
  await pool.query({ name: 'fold_tally', text: 'select fold_tally()' });
}

/** Takes back the flag of those whose premium has ended. */
export async function endPremium(pool: Pool, now: Date) {
  await pool.query({
    name: 'end_premium',
    text: `update member set is_vip = false where id in (
      select id from member where is_vip and vip_until <= $1 ${skipLocked})`,
    values: [now],
  });
}

/** Days are cut in the operator's calendar; a changed one means counting anew. */
export async function keepCalendar(pool: Pool, timeZone: string) {
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into setting (key, value) values ('time_zone', to_jsonb($1::text))
        on conflict (key) do update set value = excluded.value where setting.value <> excluded.value`,
      [timeZone],
    );
    if (rowCount) await recount(client);
  });
}

export async function recount(db: Pool | PoolClient) {
  await db.query('select recount_tally()');
}

/** Where the kept counts differ from counting everything; empty as long as all is well. */
export async function compareCounts(pool: Pool) {
  const { rows } = await pool.query<CountRow & { full: number }>(
    `select metric, split, coalesce(p.value, 0) as value, coalesce(f.value, 0) as full
      from present_count p full join full_count f using (metric, split)
      where coalesce(p.value, 0) <> coalesce(f.value, 0)`,
  );
  return rows;
}
