import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';

const maxMatches = 500;

const selectAudience = statement({
  name: 'find_audience_of_presence',
  text: `select m.other_id from present_match m
    join profile p on p.member_id = m.member_id and p.show_last_active
    join member me on me.id = m.member_id and me.state = 'active' and me.email_verified_at is not null
    where m.member_id = $memberId
    order by m.matched_at desc limit ${maxMatches}`,
  params: { memberId: 'uuid' },
  row: Row({ other_id: Uuid }),
});

/** Matches see who comes and goes, if that member shows it. */
export function publishPresence({ presence, live, pool }: FastifyInstance) {
  presence.onChange(async (memberId, online) => {
    const matches = await selectAudience.all(pool, { memberId });
    const ids = matches.map(({ other_id: id }) => id);
    if (ids.length > 0) live.sendUnstored(ids, 'presence', { memberId, online });
  });
}
