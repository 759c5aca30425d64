import { skipLockedOf } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'refresh-demo-presence': object;
  }
}

const refreshSyntheticPresence = statement({
  name: 'refresh_synthetic_presence',
  text: `update presence
    set last_active = $now, online_until = $now::timestamptz + interval '5 minutes'
    where member_id in (
      select p.member_id from presence p join member m on m.id = p.member_id
      where m.state = 'active' and m.staff_role is null and m.password_hash is null
        and not exists (select from identity i where i.member_id = m.id)
      order by p.last_active desc nulls last, p.member_id desc
      limit $count ${skipLockedOf('p')})`,
  params: { now: 'timestamptz', count: 'int8' },
});

/**
 * In a demo no one would be online a few minutes after its start, so some of the synthetic members are kept online.
 * Members who can sign in are left alone.
 */
export function keepDemoMembersOnline({ config, pool, jobs, now }: JobsApp) {
  if (config.demoMembers === 0) return;
  const count = Math.min(Math.ceil(config.demoMembers / 50), 200);
  jobs.schedule('refresh-demo-presence', '*/4 * * * *', async () => {
    await refreshSyntheticPresence.run(pool, { now: now(), count });
  });
}
