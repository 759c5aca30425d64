import { Object as Row } from 'typebox';
import { Flag, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { hasNotEnded, isBlocked } from '../members/can-see.ts';
import { publishEvent } from '../../platform/live/publish.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'publish-account-to-matches': { readonly memberId: string };
    'publish-activity-to-matches': { readonly memberId: string };
  }
}

const pageSize = 1000;

const selectMatches = statement({
  name: 'find_those_who_matched',
  text: `select m.member_id, m.away_since is not null as away from match m
    where m.other_id = $memberId and ${hasNotEnded('m')}
      and not ${isBlocked('m.member_id', 'm.other_id')}
      and ($after::uuid is null or m.member_id > $after)
    order by m.member_id limit ${pageSize}`,
  params: { memberId: 'uuid', after: 'uuid?' },
  row: Row({ member_id: Uuid, away: Flag }),
});

/** Pages of a member's matches, whether the member is online or not. */
async function* matchesOf(db: Db, memberId: string) {
  for (let after: string | null = null; ;) {
    const page: { member_id: string; away: boolean }[] = await selectMatches.all(db, {
      memberId,
      after,
    });
    const away = page.some((match) => match.away);
    if (page.length > 0) yield { ids: page.map(({ member_id: id }) => id), away };
    if (page.length < pageSize) return;
    after = page.at(-1)?.member_id ?? null;
  }
}

const selectOnline = statement({
  name: 'find_whether_shown_online',
  text: `select p.show_last_active and coalesce(a.online_until > $now, false) as online
    from profile p left join presence a on a.member_id = p.member_id where p.member_id = $memberId`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ online: Flag }),
});

/**
 * Open screens of matches follow an account that closes or comes back, and a member who hides or shows their activity.
 * These are jobs that triggers add, so that they cover every way to change it without delaying any.
 */
export function publishChanges({ jobs, pool, live, now }: JobsApp) {
  jobs.handle('publish-account-to-matches', ({ memberId }) =>
    inTransaction(pool, async (client) => {
      for await (const { ids, away } of matchesOf(client, memberId))
        await publishEvent(client, ids, away ? 'matchEnded' : 'conversation', { memberId });
    }),
  );

  jobs.handle('publish-activity-to-matches', async ({ memberId }) => {
    const shown = await selectOnline.first(pool, { memberId, now: now() });
    const online = shown?.online ?? false;
    for await (const { ids, away } of matchesOf(pool, memberId)) {
      if (away) return;
      live.sendUnstored(ids, 'presence', { memberId, online });
      if (!online) live.sendUnstored(ids, 'typing', { memberId, until: now().toISOString() });
      await publishEvent(pool, ids, 'conversation', { memberId });
    }
  });
}
