import { type OwnApproval } from '@kindred/contract/approvals';
import { approvalStates, pendingStates } from '@kindred/contract/approvals/states';
import { type RefusalReason, refusalReasons } from '@kindred/contract/approvals/reasons';
import { Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { publishEvent } from '../../platform/live/publish.ts';
import { notify } from '../notices/notify.ts';

const insertWaiting = statement({
  name: 'begin_approval',
  text: `insert into approval (member_id, state, began_at, asked_at)
    values ($memberId, 'waiting', $now, $now) on conflict do nothing`,
  params: { memberId: 'uuid', now: 'timestamptz' },
});

/** Someone who registers while the site asks for it waits for the team. In the transaction that makes the account. */
export const beginApproval = (db: Db, memberId: string, now: Date) =>
  insertWaiting.run(db, { memberId, now });

const selectOwn = statement({
  name: 'find_own_approval',
  text: `select a.state, a.asked_at, a.decided_at, a.reason, a.words,
      m.email_verified_at is not null and coalesce(p.complete, false) as ready
    from member m left join profile p on p.member_id = m.id left join approval a on a.member_id = m.id
    where m.id = $memberId`,
  params: { memberId: 'uuid' },
  row: Row({
    state: OrNull(Word(approvalStates)),
    asked_at: OrNull(Timestamp),
    decided_at: OrNull(Timestamp),
    reason: OrNull(Word(refusalReasons)),
    words: OrNull(Text),
    ready: Flag,
  }),
});

/** A refusal is shown until the member asks again. */
export async function readOwn(db: Db, memberId: string): Promise<OwnApproval> {
  const { state, asked_at, decided_at, reason, words, ready } = await selectOwn.one(db, {
    memberId,
  });
  const isRefused = state === 'refused';
  const since = isRefused ? decided_at : asked_at;
  return {
    state,
    since: since?.toISOString() ?? null,
    ready,
    reason: isRefused ? reason : null,
    words: isRefused ? words : null,
  };
}

const updateAsked = statement({
  name: 'ask_approval_again',
  text: `update approval set state = 'waiting', asked_at = $now, asked = asked + 1, message = $text,
      decided_at = null, decided_by = null
    where member_id = $memberId and state = 'refused'`,
  params: { memberId: 'uuid', text: 'text?', now: 'timestamptz' },
});

/** False for a member who is not refused. */
export const askAgain = async (db: Db, memberId: string, text: string | null, now: Date) =>
  (await updateAsked.run(db, { memberId, text, now })) > 0;

const selectPending = statement({
  name: 'find_pending_approval',
  text: `select state, asked, reason, words from approval where member_id = $memberId and state <> 'approved'`,
  params: { memberId: 'uuid' },
  row: Row({
    state: Word(pendingStates),
    asked: Integer,
    reason: OrNull(Word(refusalReasons)),
    words: OrNull(Text),
  }),
});

export const findPending = (db: Db, memberId: string) => selectPending.first(db, { memberId });

const updateApproved = statement({
  name: 'approve_member',
  text: `update approval set state = 'approved', decided_at = $now, decided_by = $staffId
    where member_id = $memberId and (state = 'waiting' or (state = 'refused' and $staffId::uuid is not null))`,
  params: { memberId: 'uuid', staffId: 'uuid?', now: 'timestamptz' },
});

interface Decided {
  readonly now: Date;
  /** Null if no one decided, as the site no longer asks for it. */
  readonly staffId: string | null;
}

/** Expects that the member is locked. False if there is nothing to approve. */
export async function approve(db: Db, memberId: string, { now, staffId }: Decided) {
  if ((await updateApproved.run(db, { memberId, staffId, now })) === 0) return false;
  await notify(db, { memberId, kind: 'approval.approved', about: {}, at: now });
  await publishEvent(db, [memberId], 'account', {});
  return true;
}

const updateRefused = statement({
  name: 'refuse_member',
  text: `update approval set state = 'refused', reason = $reason, words = $words, decided_at = $now,
      decided_by = $staffId
    where member_id = $memberId and state = 'waiting'`,
  params: { memberId: 'uuid', reason: 'text', words: 'text?', staffId: 'uuid', now: 'timestamptz' },
});

interface Refused {
  readonly reason: RefusalReason;
  readonly words: string | null;
  readonly staffId: string;
  readonly now: Date;
}

/** Expects that the member is locked and waits. */
export async function refuse(db: Db, memberId: string, refused: Refused) {
  const { reason, words, now } = refused;
  if ((await updateRefused.run(db, { memberId, ...refused })) === 0) return false;
  await notify(db, { memberId, kind: 'approval.refused', about: { reason, words }, at: now });
  await publishEvent(db, [memberId], 'account', {});
  return true;
}
