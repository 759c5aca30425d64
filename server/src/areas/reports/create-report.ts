import type { OwnReport } from '@kindred/contract/reports';
import type { ReasonKey } from '@kindred/contract/reports/reasons';
import type { ProblemType } from '@kindred/contract/reports/report-types';
import type { CatalogChoice } from '@kindred/contract/site/catalogs';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Uuid } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors.ts';
import { type RequestForm, insertPictureRequest } from '../desk/picture-requests/rows.ts';
import { canSee, wasMatch } from '../members/can-see.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { copyEvidence } from './evidence.ts';
import { findOwnReport } from './own-reports.ts';
import type { PresentSite } from '../../platform/site/own-fields.ts';
import { priorityFor, reasonIn } from './priority.ts';

export interface NewReport {
  readonly problem_type: ProblemType;
  readonly reason?: ReasonKey;
  readonly description: string;
  readonly reportedUserId?: string;
  readonly messageId?: string;
  readonly chat?: boolean;
  readonly publicId?: string;
}

interface ReportWords extends Pick<NewReport, 'problem_type' | 'description'> {
  readonly reason?: ReasonKey | null;
  /** What the form about intimate pictures asks besides. */
  readonly form?: RequestForm | null;
  /** Those that the owner of the site added. */
  readonly ownReasons?: readonly CatalogChoice[];
}

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

/** A report with the priority that its reason and its text suggest. One about an intimate picture has a clock. */
export async function insertReport(
  client: PoolClient,
  reporterId: string | null,
  reportedId: string | null,
  { problem_type: type, reason = null, description, form = null, ownReasons }: ReportWords,
  now: Date,
) {
  const priority = priorityFor({ type, reason, description }, ownReasons);
  const report = { reporterId, reportedId, type, reason, description, priority, now };
  const { id } = await insert.one(client, report);
  if (reason === 'intimate-picture') await insertPictureRequest(client, id, now, form);
  return id;
}

export async function createReport(
  client: PoolClient,
  reporterId: string,
  reportedId: string | null,
  report: NewReport,
  { now, site }: { readonly now: Date; readonly site: PresentSite },
): Promise<OwnReport> {
  const { reasons } = site.document.catalogs;
  refuseReason(report, reasons);
  const id = await insertReport(
    client,
    reporterId,
    reportedId,
    { ...report, ownReasons: reasons },
    now,
  );
  if (reportedId)
    await copyEvidence(client, { reportId: id, reporterId, reportedId, report, now, site });
  const made = await findOwnReport(client, reporterId, id);
  if (!made) throw new Error('A report that was just made is gone');
  return made;
}

/** One that the site no longer offers is still taken from pages that were open before, and so is one that it has retired. */
function refuseReason({ problem_type, reason }: NewReport, own: readonly CatalogChoice[]) {
  if (!reason) return;
  const type = reasonIn(own, reason)?.type;
  if (type === undefined) throw new AppError('report_reason_unknown');
  if (type !== problem_type) throw new AppError('reason_of_other_type');
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
      and (${canSee('$reporterId', 'm.id')} or ${wasMatch('$reporterId', 'm.id', '$now')})
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
 * Finds the reported member: one whom the reporter can see, as they can everyone whose note they can read, or was recently
 * matched with. Anyone else would tell who likes them, also if they have paused.
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
