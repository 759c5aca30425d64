import { Object as Row, type Static } from 'typebox';
import { Integer, Text } from '../../db/columns.ts';
import { type Db, type Reader, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Pool, PoolClient } from 'pg';

/** One figure of the dashboard; a metric is divided by `split`. */
const CountRow = Row({ metric: Text, split: Text, value: Integer });
export type CountRow = Static<typeof CountRow>;

/** The birth months at which one age group ends and the next starts. */
const edgeMonths = `select to_char($today::date - make_interval(years => edge), '"born-"YYYY-MM')
  from unnest(array[18, 26, 36, 46, 56, 121]) as edge`;

const selectCounts = statement({
  name: 'find_dashboard_counts',
  reads: true,
  text: `
      select metric, split, value from present_count where metric in ('accounts', 'complete', 'gender')
      union all
      select metric, split, value from present_count where metric = 'joined' and split >= $firstDay
      union all
      select 'age', bucket, sum(value)::bigint
      from (
        select value, case
          when split > ($today::date - interval '18 years')::date::text then null
          when split > ($today::date - interval '26 years')::date::text then '18-25'
          when split > ($today::date - interval '36 years')::date::text then '26-35'
          when split > ($today::date - interval '46 years')::date::text then '36-45'
          when split > ($today::date - interval '56 years')::date::text then '46-55'
          when split > ($today::date - interval '121 years')::date::text then '56+'
        end as bucket
        from (
          select split, value from present_count
          where metric = 'born' and split <> 'unknown' and 'born-' || split <> all (array(${edgeMonths}))
          union all
          select split, value from present_count where metric = any (array(${edgeMonths}))
        ) as births
      ) as ages where bucket is not null group by 2
      union all
      select 'online', '', count(*) from presence where online_until > $now`,
  params: { now: 'timestamptz', today: 'date', firstDay: 'text' },
  row: CountRow,
});

/** All figures from one snapshot. Ages and months are computed when read, so they are right at midnight too. */
export const readCounts = (db: Reader, now: Date, today: string, firstDay: string) =>
  selectCounts.all(db, { now, today, firstDay });

const fold = statement({ name: 'fold_tally', writes: true, text: 'select from fold_tally()' });

export const foldTally = (db: Db) => fold.run(db);

const writeTimeZone = statement({
  name: 'write_time_zone',
  text: `insert into setting (key, value) values ('time_zone', to_jsonb($timeZone::text))
    on conflict (key) do update set value = excluded.value where setting.value <> excluded.value`,
  params: { timeZone: 'text' },
});

/** Stores the operator's time zone. A new one recounts everything, as days change. */
export async function updateTimeZone(pool: Pool, timeZone: string) {
  await inTransaction(pool, async (client) => {
    if (await writeTimeZone.run(client, { timeZone })) await recount(client);
  });
}

/** Counting millions of members takes longer than a request may. */
const allowLongCount = statement({
  name: 'allow_long_count',
  writes: true,
  shown: 'never',
  text: `select from set_config('statement_timeout', '10min', true)`,
});

const recountTally = statement({
  name: 'recount_tally',
  writes: true,
  text: 'select from recount_tally()',
});

export const recountAll = (pool: Pool) => inTransaction(pool, recount);

async function recount(client: PoolClient) {
  await allowLongCount.run(client);
  await recountTally.run(client);
}

const selectDifferences = statement({
  name: 'find_different_counts',
  text: `select metric, split, coalesce(p.value, 0) as value, coalesce(f.value, 0) as full
    from present_count p full join full_count f using (metric, split)
    where coalesce(p.value, 0) <> coalesce(f.value, 0)`,
  row: Row({ ...CountRow.properties, full: Integer }),
});

/** The stored counts that differ from a full count. */
export const compareCounts = (pool: Pool) =>
  inTransaction(pool, async (client) => {
    await allowLongCount.run(client);
    return selectDifferences.all(client);
  });
