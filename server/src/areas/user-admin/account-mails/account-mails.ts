import { closingSanctions } from '@kindred/contract/desk/sanctions';
import { dayIn } from '@kindred/contract/day-in';
import { listOf } from '../../../db/list-of.ts';
import type { AccountChange } from '@kindred/contract/user-admin/mails';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { Flag, LanguageOrNull, OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { skipLocked } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { notify } from '../../notices/notify.ts';
import { type Account, changesBetween } from './account-change.ts';
import type { JobsApp } from '../../../platform/jobs/jobs.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'send-account-mails': object;
  }
}

const batch = 250;
/** A change can be undone within this time. */
const delay = 60_000;

const Planned = Row({
  member_id: Uuid,
  state: Text,
  state_by: OrNull(Text),
  state_reason: OrNull(Text),
  state_until: OrNull(Timestamp),
  is_vip: Flag,
  vip_until: OrNull(Timestamp),
  first_changed_at: Timestamp,
});

const takeDue = statement({
  name: 'take_due_account_mails',
  text: `delete from account_mail where member_id in (
      select member_id from account_mail where changed_at <= $before
      order by changed_at limit ${batch} ${skipLocked})
    returning member_id, state, state_by, state_reason, state_until, is_vip, vip_until, first_changed_at`,
  params: { before: 'timestamptz' },
  row: Planned,
});

/** Mails members what staff or the calendar have changed about their account, once it can no longer be undone. */
export function sendAccountMails(app: JobsApp) {
  const { pool, jobs, now } = app;
  jobs.schedule('send-account-mails', '* * * * *', async () => {
    const before = new Date(now().getTime() - delay);
    const sendSome = () => inTransaction(pool, (client) => sendBatch(app, client, before));
    while ((await sendSome()) === batch);
  });
}

async function sendBatch(app: FastifyInstance, client: PoolClient, before: Date) {
  const due = await takeDue.all(client, { before });
  for (const planned of due) await sendChanges(app, client, planned);
  return due.length;
}

const selectMember = statement({
  name: 'find_member_to_mail',
  // Mails about a subscription are sent by the area premium.
  text: `select email, language, state, state_by, state_reason, state_until, is_vip, vip_until,
      exists (select from decision d where d.member_id = m.id and d.undone_at is null
        and d.reason = m.state_reason and d.until is not distinct from m.state_until
        and d.action in ${listOf(closingSanctions)}) as by_decision,
      coalesce((select max(ends_at) from vip_grant where member_id = $memberId), '-infinity') >=
        coalesce((select max(premium_until) from subscription where member_id = $memberId), '-infinity') as by_team
    from member m where id = $memberId and email_verified_at is not null and state <> 'erased'`,
  params: { memberId: 'uuid' },
  row: Row({
    email: Text,
    language: LanguageOrNull,
    state: Text,
    state_by: OrNull(Text),
    state_reason: OrNull(Text),
    state_until: OrNull(Timestamp),
    is_vip: Flag,
    vip_until: OrNull(Timestamp),
    by_team: Flag,
    by_decision: Flag,
  }),
});

async function sendChanges(
  app: FastifyInstance,
  client: PoolClient,
  planned: Static<typeof Planned>,
) {
  const { member_id: memberId, first_changed_at: since } = planned;
  const member = await selectMember.first(client, { memberId });
  if (!member) return;
  const after = accountOf(member);
  for (const change of changesBetween(accountOf(planned), after)) {
    if (change.startsWith('premium') && !member.by_team) continue;
    // The desk announces a decision itself, with its statement of reasons.
    if (change === 'banned' && member.by_decision) continue;
    const reason = await findReason(client, memberId, change, since);
    const end = untilOf(change, after);
    const data = { change, reason, until: end && dayIn(app.config.timeZone, end) };
    const { email: to, language } = member;
    await app.sendMail(client, { to, language, kind: 'account-change', data });
    if (change === 'premium-ended')
      await notify(client, { memberId, kind: 'premium', about: { event: 'ended' } });
  }
}

type AccountRow = Omit<Static<typeof Planned>, 'member_id' | 'first_changed_at'>;

const accountOf = (row: AccountRow): Account => ({
  state: row.state,
  stateBy: row.state_by,
  stateReason: row.state_reason,
  stateUntil: row.state_until,
  isVip: row.is_vip,
  vipUntil: row.vip_until,
});

function untilOf(change: AccountChange, { stateUntil, vipUntil }: Account) {
  if (change === 'banned') return stateUntil;
  return change === 'premium' ? vipUntil : null;
}

const actions: Record<AccountChange, readonly string[]> = {
  banned: ['member.ban'],
  deactivated: ['member.deactivate'],
  active: ['member.activate'],
  premium: ['member.vip'],
  'premium-ended': ['member.vip-end'],
};

const selectReason = statement({
  name: 'find_reason_of_account_change',
  text: `select details ->> 'reason' as reason from audit
    where subject_id = $memberId and subject_kind = 'member' and action = any ($actions) and at >= $since
    order by id desc limit 1`,
  params: { memberId: 'uuid', actions: 'text[]', since: 'timestamptz' },
  row: Row({ reason: OrNull(Text) }),
});

/** The reason that staff typed. There is none when a ban or premium ended automatically. */
async function findReason(db: Db, memberId: string, change: AccountChange, since: Date) {
  const found = await selectReason.first(db, { memberId, actions: actions[change], since });
  return found?.reason ?? null;
}
