import { memberStatuses } from '@kindred/contract/user-admin';
import { Object as Row } from 'typebox';
import { Bytes, Flag, Integer, Timestamp, Uuid, Word } from './columns.ts';
import { type Db, statement } from './statement.ts';
import { BeginAgain } from './transaction.ts';

/*
 * Nothing else in the server locks rows, except `team-locks.ts`, the routines that this file calls, and triggers. A transaction locks in
 * this order, and skips what it does not need:
 *
 * 1. all members whose rows it changes, in one statement,
 * 2. the reports that it changes, in one statement,
 * 3. the case of those reports, by `lockCase`, and a decision about it,
 * 4. chats, before anything in them,
 * 5. what belongs to those members: sessions, codes, profile, photos, card, … Changing such a row locks it.
 *
 * A match counts as the row of the member it is with (`other_id`), whose account it follows: the ban of one member must
 * not lock everyone they matched with. So a change of both sides of a match locks both members.
 *
 * Within a statement the order is that of the ids, so that two transactions that lock several wait instead of deadlocking.
 * A row that only points at a member, as a message does, needs no lock of the member and waits for none of these.
 */

const lockRows = statement({
  name: 'lock_members',
  text: 'select id from member where id = any ($ids) order by id for no key update',
  params: { ids: 'uuid[]' },
  row: Row({ id: Uuid }),
});

/** No one else changes these members, or what belongs to them, until the transaction ends. Returns those that exist. */
export const lockMembers = async (db: Db, ids: readonly string[]) =>
  (await lockRows.all(db, { ids })).map(({ id }) => id);

/** Locks one member. False when there is no such member. */
export const lockMember = async (db: Db, id: string) => (await lockMembers(db, [id])).length === 1;

const lockWithAdministrators = statement({
  name: 'lock_members_and_administrators',
  writes: true,
  text: 'select lock_members_and_administrators($ids) as locked',
  params: { ids: 'uuid[]' },
  row: Row({ locked: Flag }),
});

/**
 * For changes that can remove an administrator. With a member of staff it locks all administrators, as one must remain.
 * A member who got their role during the wait was no staff when the locks were chosen. The others can no longer be
 * locked in order, so the transaction starts again.
 */
export async function lockMembersAndAdministrators(db: Db, ids: readonly string[]) {
  restartUnlessLocked((await lockWithAdministrators.one(db, { ids })).locked);
}

function restartUnlessLocked(locked: boolean) {
  if (!locked) throw new BeginAgain('A role changed while this waited for its locks');
}

const lockErased = statement({
  name: 'lock_member_to_erase',
  text: `select from member
    where id in (
      select $id
      union select member_id from photo where reviewed_by = $id
      union select member_id from vip_grant where granted_by = $id
      union select member_id from notice where from_id = $id
      union select recipient_id from fraud_warning where member_id = $id
      union select other_id from block where member_id = $id
      union select other_id from match where member_id = $id)
    order by id for no key update`,
  params: { id: 'uuid' },
});

const keepPasses = statement({
  name: 'keep_old_passes',
  writes: true,
  shown: 'never',
  text: 'select from pg_advisory_xact_lock(5041229)',
});

/**
 * Locks the member to erase and all members whose rows refer to them. Before, it waits until no old passes are moved, as
 * the id of the erased could be on its way from one place to another.
 */
export async function lockMemberToErase(db: Db, id: string) {
  await keepPasses.run(db);
  await lockErased.run(db, { id });
}

const shareMoving = statement({
  name: 'share_moving_old_passes',
  writes: true,
  shown: 'never',
  text: 'select from pg_advisory_xact_lock_shared(5041229)',
});

const lockUnlocked = statement({
  name: 'lock_member_to_move_passes',
  text: 'select from member where id = $id for no key update skip locked',
  params: { id: 'uuid' },
});

/** Keeps everyone from being erased until the transaction ends. False for a member who is locked: their turn comes again. */
export async function lockMemberToMovePasses(db: Db, id: string) {
  await shareMoving.run(db);
  return (await lockUnlocked.run(db, { id })) === 1;
}

const lockOneReport = statement({
  name: 'lock_report',
  text: 'select from report where id = $id for no key update',
  params: { id: 'uuid' },
});

/** Locks a report until the transaction ends. False when there is no such report. */
export const lockReport = async (db: Db, id: string) => (await lockOneReport.run(db, { id })) === 1;

const lockReportsNaming = statement({
  name: 'lock_reports_of',
  text: `select from report
    where reporter_id = $memberId or reported_id = $memberId or assignee_id = $memberId
    order by id for no key update`,
  params: { memberId: 'uuid' },
});

/** Locks all reports that refer to a locked member, because their search text has the member's name and address. */
export const lockReportsOf = (db: Db, memberId: string) => lockReportsNaming.run(db, { memberId });

const lockOneChat = statement({
  name: 'lock_chat',
  text: `select c.id, c.last_number, c.last_change, other.last_sent > 0 as answered
    from chat_member own
      join chat c on c.id = own.chat_id
      join chat_member other on other.member_id = own.other_id and other.other_id = own.member_id
    where own.member_id = $memberId and own.other_id = $otherId and not c.cut
    for no key update of c`,
  params: { memberId: 'uuid', otherId: 'uuid' },
  row: Row({ id: Uuid, last_number: Integer, last_change: Integer, answered: Flag }),
});

/** Locks the chat of a member with another; null if there is none, or it has ended. Its members need no lock. */
export const lockChat = (db: Db, memberId: string, otherId: string) =>
  lockOneChat.first(db, { memberId, otherId });

const lockReportedChat = statement({
  name: 'lock_reported_chat',
  text: `select from chat_member own join chat c on c.id = own.chat_id
    where own.member_id = $memberId and own.other_id = $otherId for no key update of c`,
  params: { memberId: 'uuid', otherId: 'uuid' },
});

/** Locks a chat whether it has ended or not, so that the reported part stays until it is copied. */
export const lockChatOfReport = (db: Db, memberId: string, otherId: string) =>
  lockReportedChat.run(db, { memberId, otherId });

const lockSomeChats = statement({
  name: 'lock_chats',
  text: `select c.id, own.other_id, c.last_number
    from chat_member own join chat c on c.id = own.chat_id
    where own.member_id = $memberId and own.other_id = any ($otherIds) and not c.cut
    order by c.id for no key update of c`,
  params: { memberId: 'uuid', otherIds: 'uuid[]' },
  row: Row({ id: Uuid, other_id: Uuid, last_number: Integer }),
});

/** Locks those chats of a member with others that have not ended. */
export const lockChats = (db: Db, memberId: string, otherIds: readonly string[]) =>
  lockSomeChats.all(db, { memberId, otherIds });
const lockOneCase = statement({
  name: 'lock_case',
  text: `with turn as materialized (
      select pg_advisory_xact_lock(5041228, hashtext(member_id::text)) from report_case where id = $id)
    select from (select count(*) from turn) as taken, report_case c where c.id = $id for no key update of c`,
  params: { id: 'uuid' },
});

/** Locks a case, in the order in which triggers do that change it. False when there is no such case. */
export const lockCase = async (db: Db, id: string) => (await lockOneCase.run(db, { id })) === 1;

const lockPersonReportsAndCase = statement({
  name: 'lock_all_of_case',
  writes: true,
  text: 'select lock_all_of_case($id) as locked',
  params: { id: 'uuid' },
  row: Row({ locked: Flag }),
});

/** Locks the member of a case, as `lockMembersAndAdministrators` does, then its reports, then the case. */
export async function lockAllOfCase(db: Db, id: string) {
  restartUnlessLocked((await lockPersonReportsAndCase.one(db, { id })).locked);
}

const selectCaseOfReport = statement({
  name: 'find_case_of_report',
  text: 'select case_id as id from report where id = $id',
  params: { id: 'uuid' },
  row: Row({ id: Uuid }),
});

/** Locks all of the case that a report belongs to. It does nothing if there is no such report. */
export async function lockCaseOfReport(db: Db, id: string) {
  const found = await selectCaseOfReport.first(db, { id });
  if (!found) return;
  await lockAllOfCase(db, found.id);
  const now = await selectCaseOfReport.first(db, { id });
  if (now && now.id !== found.id) throw new BeginAgain('The report joined another case');
}

const lockReportsDecided = statement({
  name: 'lock_reports_of_decision',
  text: `select from report
    where id in (select report_id from decision_report where decision_id = $decisionId)
    order by id for no key update`,
  params: { decisionId: 'uuid' },
});

export const lockReportsOfDecision = (db: Db, decisionId: string) =>
  lockReportsDecided.run(db, { decisionId });

const lockOneDecision = statement({
  name: 'lock_decision',
  text: 'select from decision where id = $id for no key update',
  params: { id: 'uuid' },
});

/** Locks a decision after its members, its reports and its case. */
export const lockDecision = (db: Db, id: string) => lockOneDecision.run(db, { id });

const lockOneText = statement({
  name: 'lock_canned_text',
  text: 'select from canned_text where id = $id for no key update',
  params: { id: 'uuid' },
});

/** Locks a canned text, which belongs to no member. Use it only where nothing else is changed. */
export const lockText = (db: Db, id: string) => lockOneText.run(db, { id });

const lockEntitlements = statement({
  name: 'lock_entitlements',
  text: 'select from entitlement order by tier, right_name for no key update',
});

/** Locks the limits of plans, which belong to no member. Use it only where nothing else is changed. */
export const lockRights = (db: Db) => lockEntitlements.run(db);

const lockOneSession = statement({
  name: 'lock_session',
  text: `select s.current_hash, s.rotated_at, s.idle_until, s.ends_at, m.state
    from session s join member m on m.id = s.member_id
    where s.member_id = $memberId and s.id = $id for no key update of s`,
  params: { memberId: 'uuid', id: 'uuid' },
  row: Row({
    current_hash: Bytes,
    rotated_at: Timestamp,
    idle_until: Timestamp,
    ends_at: Timestamp,
    state: Word(memberStatuses),
  }),
});

/** Locks one session, so that its refreshes run one after the other. Use it only where nothing else is changed. */
export const lockSession = (db: Db, memberId: string, id: string) =>
  lockOneSession.first(db, { memberId, id });

/** For jobs: selects only rows that no transaction has locked, so that they never wait. */
export const skipLocked = 'for no key update skip locked';

/** The same for a query of several tables, for the rows of one. */
export const skipLockedOf = (table: string) => `for no key update of ${table} skip locked`;

const lockUses = statement({
  name: 'lock_uses_of_coupon',
  writes: true,
  shown: 'never',
  text: 'select from pg_advisory_xact_lock(5041230, hashtext($code))',
  params: { code: 'text' },
});

/** Locks the number of uses of a coupon, for an order that adds one. Expects that the member is locked. */
export const lockUsesOfCoupon = (db: Db, code: string) => lockUses.run(db, { code });
