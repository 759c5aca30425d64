import { closesAccount, closingSanctions } from '@kindred/contract/desk/sanctions';
import { listOf } from '../../../db/list-of.ts';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { reverseFraudBanOf, shortenFraudBanOf } from '../../fraud-warnings/bans.ts';
import {
  type RenewalAfter,
  renewalAfter,
  reopenServedStop,
} from '../../premium/subscriptions/stop/stop-marks.ts';
import type { DecisionRow } from '../decisions/decision.ts';
import { type StatusBefore, replaceRestriction } from '../decisions/restriction.ts';
import { type Before, type RestoredContent, undoEffect } from '../decisions/effects.ts';
import { findEffect } from '../decisions/undo.ts';
import { takeRemovalsBack } from '../picture-requests/settle.ts';

const selectOthers = statement({
  name: 'find_other_restrictions',
  text: `select id, reason, until from decision
    where member_id = $memberId and id <> $id and action in ${listOf(closingSanctions)}
      and undone_at is null and reversed_at is null and (until is null or until > $now)
    order by until desc nulls first, decided_at desc, id desc limit 1`,
  params: { memberId: 'uuid', id: 'uuid', now: 'timestamptz' },
  row: Row({ id: Uuid, reason: OrNull(Text), until: OrNull(Timestamp) }),
});

/** The account status without this decision: the longest other restriction, or what it was before. */
async function statusWithout(db: Db, row: DecisionRow, before: Before, now: Date) {
  const [other] = await selectOthers.all(db, { memberId: row.member_id ?? '', id: row.id, now });
  if (other)
    return {
      state: 'banned',
      state_by: 'staff',
      state_reason: other.reason,
      state_until: other.until?.toISOString() ?? null,
    } satisfies StatusBefore;
  const { status } = before;
  if (status && !(await isOver(db, row.member_id ?? '', status, now))) return status;
  return { state: 'active', state_by: null, state_reason: null, state_until: null } as const;
}

const selectMaker = statement({
  name: 'find_decision_of_status',
  text: `select id from decision
    where member_id = $memberId and reason = $reason and until is not distinct from $until
      and action in ${listOf(closingSanctions)} limit 1`,
  params: { memberId: 'uuid', reason: 'text?', until: 'timestamptz?' },
  row: Row({ id: Uuid }),
});

/** True when an earlier ban has ended, or its decision was reversed, as it is then not among the others. */
async function isOver(db: Db, memberId: string, status: StatusBefore, now: Date) {
  if (status.state !== 'banned') return false;
  const until = status.state_until === null ? null : new Date(status.state_until);
  if (until && until <= now) return true;
  return (await selectMaker.first(db, { memberId, reason: status.state_reason, until })) !== null;
}

const updateReversed = statement({
  name: 'mark_decision_reversed',
  text: 'update decision set reversed_at = $now, reversed_by = $staffId where id = $id',
  params: { id: 'uuid', staffId: 'uuid?', now: 'timestamptz' },
});

/** What a reversed decision has given back. */
export interface Restored {
  /** The account was opened again. */
  readonly account: boolean;
  readonly content: RestoredContent | null;
  readonly renewal: RenewalAfter | null;
  /** Its strike still counts. */
  readonly stillCounts: boolean;
  /** The new end of a suspension that is shorter now, and not over yet. */
  readonly until: string | null;
}

const nothing: Restored = {
  account: false,
  content: null,
  renewal: null,
  stillCounts: false,
  until: null,
};

/** Reverses a decision that people were told of. Its strike no longer counts, as only decisions that hold count. */
export async function reverse(
  client: PoolClient,
  row: DecisionRow,
  staffId: string | null,
  now: Date,
): Promise<Restored> {
  const found = await findEffect(client, row);
  let account = false;
  let content: RestoredContent | null = null;
  if (found) {
    const { status: _status, ...removed } = found.before;
    content = await undoEffect(client, found.effect, removed);
    if (isRestriction(row)) {
      const without = await statusWithout(client, row, found.before, now);
      const replaced = await replaceRestriction(client, found.effect, without);
      account = replaced > 0 && without.state === 'active';
    }
  }
  await updateReversed.run(client, { id: row.id, staffId, now });
  await reverseFraudBanOf(client, row.id, now);
  await takeRemovalsBack(client, row.id);
  return { ...nothing, account, content, renewal: await resumeRenewalOf(client, row, now) };
}

/** Also of a suspension that has been served: its end did not switch the renewal on again. */
async function resumeRenewalOf(client: PoolClient, row: DecisionRow, now: Date) {
  const { member_id: memberId } = row;
  if (!memberId || !isRestriction(row)) return null;
  await reopenServedStop(client, memberId, row.decided_at);
  if (!(await isActive(client, memberId))) return null;
  const renewal = await renewalAfter(client, memberId, now);
  if (renewal)
    await addJob(
      client,
      'resume-renewal',
      { memberId, until: null },
      { key: `resume-renewal-${memberId}` },
    );
  return renewal;
}

const selectActive = statement({
  name: 'find_whether_account_is_open',
  text: `select from member where id = $memberId and state = 'active'`,
  params: { memberId: 'uuid' },
});

const isActive = async (db: Db, memberId: string) => (await selectActive.run(db, { memberId })) > 0;

const isRestriction = ({ action }: DecisionRow) => closesAccount(action);

const updateShorter = statement({
  name: 'shorten_decision',
  text: `update decision set action = case when until is null then 'suspend' else action end, until = $until
    where id = $id`,
  params: { id: 'uuid', until: 'timestamptz' },
});

const updateStrikes = statement({
  name: 'forgive_strikes_of_decision',
  text: 'update decision set strikes = 0 where id = $id',
  params: { id: 'uuid' },
});

/**
 * Ends a suspension or ban earlier; for anything else removes the strike. If the account opens with it, the renewal goes on
 * as after a full reversal. The rest of a suspension holds, and leaves the renewal off.
 */
export async function reversePartly(
  client: PoolClient,
  row: DecisionRow,
  until: Date,
  now: Date,
): Promise<Restored> {
  if (!isRestriction(row)) {
    await updateStrikes.run(client, { id: row.id });
    return nothing;
  }
  const found = await findEffect(client, row);
  await updateShorter.run(client, { id: row.id, until });
  await shortenFraudBanOf(client, row.id, until);
  const left = { ...nothing, stillCounts: true, until: until > now ? until.toISOString() : null };
  if (!found || !row.member_id) return left;
  const without = await statusWithout(client, row, found.before, now);
  const endsLater =
    without.state === 'banned' &&
    (without.state_until === null || Date.parse(without.state_until) >= until.getTime());
  const shorter: StatusBefore =
    until <= now || endsLater
      ? without
      : {
          state: 'banned',
          state_by: 'staff',
          state_reason: row.reason,
          state_until: until.toISOString(),
        };
  const replaced = await replaceRestriction(client, found.effect, shorter);
  if (replaced === 0 || shorter.state !== 'active') return left;
  return { ...left, account: true, renewal: await renewalAfter(client, row.member_id, now) };
}
