import type { Pool, PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { lockMember, skipLocked } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { writeSystemAudit } from '../../../platform/audit/audit.ts';
import { type AccountRow, findAccountById } from '../queries.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'end-bans': object;
  }
}

const batchSize = 500;

/** Reactivates, each minute, the members whose ban is over. */
export function endBans({ pool, jobs, now }: JobsApp) {
  jobs.schedule('end-bans', '* * * * *', async () => {
    const endSome = () => inTransaction(pool, (client) => endDue(client, now(), null));
    while ((await endSome()) === batchSize);
  });
}

/** A sign-in between two runs of the job calls this. */
export async function endBanIfOver(
  { pool, now }: { pool: Pool; now: () => Date },
  account: AccountRow,
  within?: PoolClient,
): Promise<AccountRow> {
  const { id, state, state_until: until } = account;
  const time = now();
  if (state !== 'banned' || until === null || until > time) return account;
  const end = async (client: PoolClient) => {
    await lockMember(client, id);
    await endDue(client, time, id);
    return (await findAccountById(client, id)) ?? account;
  };
  return within ? end(within) : inTransaction(pool, end);
}

const EndedBan = Row({
  id: Uuid,
  /** A member who asked for deletion returns to `leaving`. */
  state: Text,
  state_reason: OrNull(Text),
  state_until: Timestamp,
});

const endDueBans = statement({
  name: 'end_bans',
  text: `with due as (
      select id, state_reason, state_until from member
      where state = 'banned' and state_until is not null and state_until <= $now
        and ($id::uuid is null or id = $id)
      order by id limit ${batchSize} ${skipLocked}
    )
    update member m set state = 'active', state_by = null, state_reason = null, state_until = null
    from due where m.id = due.id
    returning m.id, m.state, due.state_reason, due.state_until`,
  params: { now: 'timestamptz', id: 'uuid?' },
  row: EndedBan,
});

async function endDue(client: PoolClient, now: Date, id: string | null) {
  const ended = await endDueBans.all(client, { now, id });
  if (ended.length > 0) await writeSystemAudit(client, ...ended.map(entryOf));
  return ended.length;
}

const entryOf = ({
  id,
  state,
  state_reason: stateReason,
  state_until: until,
}: Static<typeof EndedBan>) =>
  ({
    action: 'member.ban-end',
    subject: { kind: 'member', id },
    details: {
      before: { state: 'banned', stateReason, stateUntil: until.toISOString() },
      after: { state, stateReason: null, stateUntil: null },
    },
  }) as const;
