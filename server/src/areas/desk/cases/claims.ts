import { claimMinutes } from '@kindred/contract/desk';
import type { FastifyRequest } from 'fastify';
import type { PoolClient } from 'pg';
import { type Db, statement } from '../../../db/statement.ts';
import { lockCase } from '../../../db/locks.ts';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { notify } from '../../notices/notify.ts';
import { type CaseHead, readHead } from './case.ts';
import { referenceOf } from '../reporters/notify-reporter.ts';
import { toHolder } from './holder.ts';

export interface CaseWork {
  readonly request: FastifyRequest;
  readonly member: Caller;
  readonly now: Date;
}

const updateClaim = statement({
  name: 'claim_case',
  text: `update report_case set claimed_by = $staffId, claimed_until = $until where id = $id`,
  params: { id: 'uuid', staffId: 'uuid?', until: 'timestamptz?' },
});

/** The subject of a log entry about a case: the person, or else the first report of the case. */
export function caseEntry(
  { id, member_id }: Pick<CaseHead, 'id' | 'member_id'>,
  [report]: readonly { readonly _id: string }[] = [],
) {
  const ofReport = report && { subject: { kind: 'report' as const, id: report._id } };
  return {
    ...(member_id ? { subject: { kind: 'member' as const, id: member_id } } : ofReport),
    details: { case: id },
  };
}

/** Locks the case and reads its current state. */
async function lockHead(client: Db, id: string, member: Caller) {
  await lockCase(client, id);
  return readHead(client, id, member);
}

/**
 * Takes or renews the claim, or takes it over from a colleague. Of twenty parallel requests one gets the case, and the others
 * learn who has it.
 */
export async function claim(
  client: PoolClient,
  id: string,
  { request, member, now }: CaseWork,
  from?: string,
) {
  const head = await lockHead(client, id, member);
  if (head.closed_at) throw new AppError('case_closed');
  const holder = toHolder(head, member.id, now);
  const colleague = holder?.mine ? null : holder;
  if (colleague && colleague._id !== from)
    throw new AppError('case_claimed', { params: { name: colleague.name } });
  const until = new Date(now.getTime() + claimMinutes * 60_000);
  await updateClaim.run(client, { id, staffId: member.id, until });
  if (!holder?.mine)
    await writeAudit(client, request, { action: 'case.claim', ...caseEntry(head) });
  if (colleague) await recordTaking(client, id, colleague._id, request);
  return toHolder(await readHead(client, id, member), member.id, now);
}

/** The log says from whom, and the colleague gets a notice. */
async function recordTaking(client: PoolClient, id: string, from: string, request: FastifyRequest) {
  const subject = { kind: 'member' as const, id: from };
  await writeAudit(client, request, { action: 'case.take', subject, details: { case: id } });
  await notify(client, {
    memberId: from,
    kind: 'case.taken',
    about: { reference: referenceOf(id) },
  });
}

export async function release(client: PoolClient, id: string, { member, now }: CaseWork) {
  const holder = toHolder(await lockHead(client, id, member), member.id, now);
  if (holder?.mine) await updateClaim.run(client, { id, staffId: null, until: null });
  return holder?.mine ? null : holder;
}

const updateEscalation = statement({
  name: 'escalate_case',
  text: `update report_case set escalated_at = $at, escalated_by = $staffId where id = $id`,
  params: { id: 'uuid', at: 'timestamptz?', staffId: 'uuid?' },
});

/** Escalating gives the case up, so that people who decide difficult ones can take it. */
export async function escalate(client: PoolClient, id: string, escalated: boolean, work: CaseWork) {
  const { request, member, now } = work;
  const head = await lockHead(client, id, member);
  if (head.closed_at) throw new AppError('case_closed');
  if (Boolean(head.escalated_at) === escalated) return head.escalated_at;
  const at = escalated ? now : null;
  await updateEscalation.run(client, { id, at, staffId: escalated ? member.id : null });
  const { details, ...entry } = caseEntry(head);
  await writeAudit(client, request, {
    action: 'case.escalate',
    ...entry,
    details: { ...details, after: { escalated } },
  });
  if (escalated) await release(client, id, work);
  return at;
}
