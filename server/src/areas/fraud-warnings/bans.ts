import { undoSeconds } from '@kindred/contract/desk/outcomes';
import { bulkUndoSeconds } from '@kindred/contract/user-admin/bulk';
import { type Db, statement } from '../../db/statement.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

/*
 * Every way in which staff ban a member for fraud, or reverse that, calls one of these in its own transaction, which has
 * locked the member. The job `warn-of-fraud` does the rest.
 */

/** A decision, or a change on the page of users, can be undone until then. No one is notified before. */
const dueAfter = (now: Date) => new Date(now.getTime() + undoSeconds * 1000);

/** A bulk change can be undone for a minute after its end. */
const dueAfterBulk = (now: Date) => new Date(now.getTime() + 5 * bulkUndoSeconds * 1000);

const insertBan = statement({
  name: 'insert_fraud_ban',
  text: `insert into fraud_ban (id, member_id, decision_id, banned_at, until, due_at)
    values ($id, $memberId, $decisionId, $now, $until, $dueAt)`,
  params: {
    id: 'uuid',
    memberId: 'uuid',
    decisionId: 'uuid?',
    now: 'timestamptz',
    until: 'timestamptz?',
    dueAt: 'timestamptz',
  },
});

interface FraudBan {
  readonly memberId: string;
  /** Null for a ban on the page of users. */
  readonly decisionId: string | null;
  readonly until: Date | null;
}

export const insertFraudBan = (db: Db, ban: FraudBan, now: Date) =>
  insertBan.run(db, { ...ban, id: timeOrderedId(), now, dueAt: dueAfter(now) });

const updateOfDecision = statement({
  name: 'reverse_fraud_ban_of_decision',
  text: `update fraud_ban set reversed_at = $now, due_at = $dueAt
    where decision_id = $decisionId and reversed_at is null`,
  params: { decisionId: 'uuid', now: 'timestamptz', dueAt: 'timestamptz' },
});

/** For a decision that was undone or reversed. */
export const reverseFraudBanOf = (db: Db, decisionId: string, now: Date) =>
  updateOfDecision.run(db, { decisionId, now, dueAt: dueAfter(now) });

const updateEnd = statement({
  name: 'shorten_fraud_ban_of_decision',
  text: 'update fraud_ban set until = $until where decision_id = $decisionId',
  params: { decisionId: 'uuid', until: 'timestamptz' },
});

/** A shorter ban is still a ban for fraud. */
export const shortenFraudBanOf = (db: Db, decisionId: string, until: Date) =>
  updateEnd.run(db, { decisionId, until });

/** That a ban `f` for fraud has neither ended nor been reversed. */
const holds = 'f.reversed_at is null and (f.until is null or f.until > $now)';

const updateHolding = statement({
  name: 'reverse_holding_fraud_bans',
  text: `update fraud_ban f set reversed_at = $now, reversed_by = $bulkId, due_at = $dueAt
    where f.member_id = any ($memberIds) and ${holds}`,
  params: { memberIds: 'uuid[]', bulkId: 'uuid?', now: 'timestamptz', dueAt: 'timestamptz' },
});

/** For members whose ban staff lifted before its end, or who are no longer banned for fraud. */
export const reverseHoldingFraudBans = (
  db: Db,
  memberIds: readonly string[],
  now: Date,
  bulkId: string | null = null,
) =>
  updateHolding.run(db, {
    memberIds,
    bulkId,
    now,
    dueAt: bulkId ? dueAfterBulk(now) : dueAfter(now),
  });

const updateRestored = statement({
  name: 'restore_fraud_bans_of_bulk',
  text: `update fraud_ban set reversed_at = null, reversed_by = null, due_at = $dueAt
    where reversed_by = $bulkId and member_id = any ($memberIds)`,
  params: { memberIds: 'uuid[]', bulkId: 'uuid', dueAt: 'timestamptz' },
});

/** For members who are banned again, as the bulk change that activated them was undone. */
export const restoreFraudBans = (db: Db, memberIds: readonly string[], bulkId: string, now: Date) =>
  updateRestored.run(db, { memberIds, bulkId, dueAt: dueAfter(now) });

const updateHoldingEnd = statement({
  name: 'change_end_of_holding_fraud_bans',
  text: `update fraud_ban f set until = $until where f.member_id = $memberId and ${holds}`,
  params: { memberId: 'uuid', until: 'timestamptz?', now: 'timestamptz' },
});

/** What staff set on the page of users replaces what held before. Who was warned already is not warned again. */
export async function replaceFraudBans(
  db: Db,
  memberId: string,
  ban: { readonly until: Date | null } | null,
  now: Date,
) {
  if (!ban) return void (await reverseHoldingFraudBans(db, [memberId], now));
  const kept = await updateHoldingEnd.run(db, { memberId, until: ban.until, now });
  if (kept === 0) await insertFraudBan(db, { memberId, decisionId: null, until: ban.until }, now);
}
