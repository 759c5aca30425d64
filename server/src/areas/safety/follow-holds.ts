import { type RuleCounts, effectOf, sumOf, weighRules } from '@kindred/contract/safety/weigh';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Json, OrNull, Text, Timestamp, Uuid, Word } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Continued, scheduleBatches } from '../../platform/jobs/batches.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';
import { endHold } from './holds.ts';
import { presentRules } from './rules.ts';

interface Open {
  readonly id: string;
}

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'follow-safety-holds': Continued<Open>;
    'deliver-waiting': { readonly memberId: string };
  }
}

const selectOpen = statement({
  name: 'find_open_safety_holds',
  text: `select id from safety_hold where outcome is null and ($after::uuid is null or id > $after)
    order by id limit $size`,
  params: { after: 'uuid?', size: 'int8' },
  row: Row({ id: Uuid }),
});

const selectMember = statement({
  name: 'find_member_of_hold',
  text: 'select member_id from safety_hold where id = $id and outcome is null',
  params: { id: 'uuid' },
  row: Row({ member_id: Uuid }),
});

const selectFate = statement({
  name: 'find_fate_of_hold',
  text: `select h.effect, m.state, a.until, c.closed_at is not null as is_closed, h.case_id,
      exists (select from decision d where d.case_id = h.case_id and d.action <> 'dismiss'
        and d.undone_at is null) as is_sanctioned,
      (select coalesce(jsonb_object_agg(n.rule, n.people), '{}') from (select s.rule, count(*) as people
        from safety_hit s where s.member_id = h.member_id and not s.cleared group by s.rule) as n) as counts
    from safety_hold h join member m on m.id = h.member_id
      left join safety_account a on a.member_id = h.member_id left join report_case c on c.id = h.case_id
    where h.id = $id and h.outcome is null`,
  params: { id: 'uuid' },
  row: Row({
    effect: Word(['slow', 'hold']),
    state: Text,
    until: OrNull(Timestamp),
    is_closed: Flag,
    case_id: OrNull(Uuid),
    is_sanctioned: Flag,
    counts: Json(),
  }),
});

/**
 * Each minute, and when rules were published, ends what no longer holds: the account is banned, its case was decided, its
 * time is over, or the rules that held it were undone.
 */
export function followHolds(app: JobsApp) {
  const { pool } = app;
  scheduleBatches<Open, 'follow-safety-holds'>(app, 'follow-safety-holds', '* * * * *', {
    size: 100,
    find: (after, size) => selectOpen.all(pool, { after: after?.id ?? null, size }),
    handle: async (open) => {
      for (const { id } of open) await inTransaction(pool, (client) => follow(client, app, id));
    },
  });
}

async function follow(client: PoolClient, app: FastifyInstance, id: string) {
  const found = await selectMember.first(client, { id });
  if (!found || !(await lockMember(client, found.member_id))) return;
  const now = app.now();
  const fate = await selectFate.first(client, { id });
  if (!fate) return;
  if (fate.state === 'banned' || fate.state === 'erased')
    return void (await endHold(client, id, { outcome: 'upheld', now, isBanned: true }));
  if (fate.case_id) {
    if (!fate.is_closed) return;
    const outcome = fate.is_sanctioned ? 'upheld' : 'released';
    return void (await endHold(client, id, { outcome, now }));
  }
  if (fate.effect === 'slow' && fate.until !== null && fate.until <= now)
    return void (await endHold(client, id, { outcome: 'ended', now }));
  const { rules } = presentRules(app);
  const effect = effectOf(sumOf(weighRules(rules, fate.counts as RuleCounts)), rules);
  const isKept = effect === 'hold' || (effect === 'slow' && fate.effect === 'slow');
  if (!isKept) await endHold(client, id, { outcome: 'undone', now });
}
