import { countedFigure } from '@kindred/contract/site/document';
import { Object as Row } from 'typebox';
import { Integer, Text } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'count-active-members': object;
  }
}

const countActive = statement({
  name: 'count_active_members',
  text: `select count(*)::int as count from presence p join member m on m.id = p.member_id
    where p.last_active > $since and m.state = 'active' and m.staff_role is null
      and m.email_verified_at is not null`,
  params: { since: 'timestamptz' },
  row: Row({ count: Integer }),
});

/** Every process reads it with the published version. */
const storeCount = statement({
  name: 'store_active_members',
  text: `with stored as (
      insert into setting (key, value) values ('active_members', to_jsonb($count::int))
      on conflict (key) do update set value = excluded.value returning key
    ) select pg_notify('site_published', key)::text as notified from stored`,
  writes: true,
  params: { count: 'int4' },
  row: Row({ notified: Text }),
});

/** Counts for the front page, once a day and after a version was published. */
export function countActiveJob(app: JobsApp) {
  const { pool, site, now } = app;
  app.jobs.schedule('count-active-members', '11 5 * * *', async () => {
    await site.refresh();
    if (!site.document.frontPage.figures.activeUsers.includes(countedFigure)) return;
    const since = new Date(now().getTime() - 30 * 86_400_000);
    const { count } = await countActive.one(pool, { since });
    await storeCount.one(pool, { count });
  });
}
