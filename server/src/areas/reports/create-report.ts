import type { OwnReport } from '@kindred/contract/reports';
import { type ReasonCode, reportReasons } from '@kindred/contract/reports/reasons';
import type { ProblemType } from '@kindred/contract/reports/report-types';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { canSee, isBlocked, wasMatch, wroteTo } from '../members/can-see.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { copyEvidence } from './evidence.ts';
import { findOwnReport } from './own-reports.ts';
import { priorityFor } from './priority.ts';

export interface NewReport {
  readonly problem_type: ProblemType;
  readonly reason?: ReasonCode;
  readonly description: string;
  readonly reportedUserId?: string;
  readonly messageId?: string;
  readonly chat?: boolean;
  readonly publicId?: string;
}

type ReportWords = Pick<NewReport, 'problem_type' | 'description'> & { reason?: ReasonCode | null };

const insert = statement({
  name: 'insert_report',
  text: `insert into report (reporter_id, reported_id, problem_type, reason, description, priority, created_at)
    values ($reporterId, $reportedId, $type, $reason, $description, $priority, $now) returning id`,
  params: {
    reporterId: 'uuid?',
    reportedId: 'uuid?',
    type: 'text',
    reason: 'text?',
    description: 'text',
    priority: 'text',
    now: 'timestamptz',
  },
  row: Row({ id: Uuid }),
});

/** A report with the priority that its reason and its text suggest. */
export async function insertReport(
  client: PoolClient,
  reporterId: string | null,
  reportedId: string | null,
  { problem_type: type, reason = null, description }: ReportWords,
  now: Date,
) {
  const priority = priorityFor({ type, reason, description });
  const report = { reporterId, reportedId, type, reason, description, priority, now };
  return (await insert.one(client, report)).id;
}

export async function createReport(
  client: PoolClient,
  reporterId: string,
  reportedId: string | null,
  report: NewReport,
  now: Date,
): Promise<OwnReport> {
  refuseOtherType(report);
  const id = await insertReport(client, reporterId, reportedId, report, now);
  if (reportedId) await copyEvidence(client, { reportId: id, reporterId, reportedId, report, now });
  const made = await findOwnReport(client, reporterId, id);
  if (!made) throw new Error('A report that was just made is gone');
  return made;
}

function refuseOtherType({ problem_type, reason }: NewReport) {
  if (!reason || reportReasons[reason].problem_type === problem_type) return;
  throw new AppError('reason_of_other_type');
}

/**
 * Locks the reporter and the reported member, because the search text has both names and evidence is copied from
 * the reported one.
 */
export async function lockReporterAndReported(
  client: PoolClient,
  reporterId: string,
  report: NewReport,
  now: Date,
) {
  const reportedId = await findReported(client, reporterId, report, now);
  await lockCaller(client, reporterId, reportedId ? [reportedId] : []);
  // The reported member may have changed before the lock was taken.
  return findReported(client, reporterId, report, now);
}

/** The sender of this message to the reporter, in a chat that may have ended. */
const senderOf = (condition: string) => `(select e.sender_id
    from chat_member s join message e on e.chat_id = s.chat_id and e.id = $messageId
    where s.member_id = $reporterId and e.sender_id = s.other_id and ${condition} limit 1)`;

const selectReported = statement({
  name: 'find_reported_member',
  text: `select m.id from member m
    where m.id = coalesce($reportedUserId, (select member_id from photo
        where public_id = $publicId and review = 'approved' limit 1), ${senderOf('true')})
      and m.id <> $reporterId
      and m.state <> 'erased'
      and (${canSee('$reporterId', 'm.id')} or ${wasMatch('$reporterId', 'm.id', '$now')}
        or ${wroteTo('$reporterId', 'm.id')} and has_right($reporterId, 'seesLikes', $now)
          and not ${isBlocked('$reporterId', 'm.id')})
      and ($publicId::text is null
        or exists (select from photo f where f.member_id = m.id and f.public_id = $publicId
          and f.review = 'approved'))
      and ($messageId::uuid is null or m.id = ${senderOf('s.other_id = m.id')})`,
  params: {
    reporterId: 'uuid',
    reportedUserId: 'uuid?',
    messageId: 'uuid?',
    publicId: 'text?',
    now: 'timestamptz',
  },
  row: Row({ id: Uuid }),
});

/**
 * Finds the reported member: one whom the reporter can see, was recently matched with, or whose note they can read. Anyone
 * else would tell who likes them.
 */
async function findReported(client: PoolClient, reporterId: string, report: NewReport, now: Date) {
  const { reportedUserId, messageId, publicId } = report;
  if (!reportedUserId && !publicId && !messageId) return null;
  const found = await selectReported.first(client, {
    reporterId,
    reportedUserId: reportedUserId ?? null,
    messageId: messageId ?? null,
    publicId: publicId ?? null,
    now,
  });
  if (found) return found.id;
  if (messageId) throw new AppError('message_not_found');
  throw new AppError(publicId ? 'photo_not_found' : 'user_not_found');
}
