import { isKeywordOf, undoSeconds } from '@kindred/contract/desk/grounds';
import type { NewDecision } from '@kindred/contract/desk/decisions';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { AppError } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { requireFreshProof } from '../../../platform/http/fresh-proof.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { refuseLastAdministrator } from '../../members/last-administrator.ts';
import { refuseSubject } from '../../members/staff-subject.ts';
import { boundByCount, countSingleChange } from '../../user-admin/many-changes/bound-changes.ts';
import type { CaseHead } from '../cases/case.ts';
import { type CaseWork, caseEntry } from '../cases/claims.ts';
import { toHolder } from '../cases/holder.ts';
import type { CaseToDecide } from './case-to-decide.ts';
import type { DecisionRow } from './decision.ts';
import { applyEffect } from './effects.ts';
import { fillWords } from './fill-words.ts';
import { insertDecision } from './insert-decision.ts';
import { refuseStaleCase } from './refuse-stale.ts';

export type DeskApp = Pick<FastifyInstance, 'pool' | 'missingProof' | 'sendMail' | 'now'>;

const day = 86_400_000;

/** Everything that a decision writes, in the transaction of `client`, which has locked the case. */
export async function decide(
  client: PoolClient,
  app: DeskApp,
  found: CaseToDecide,
  asked: NewDecision,
  work: CaseWork,
): Promise<DecisionRow> {
  refuseIncomplete(asked);
  refuseColleague(found, work);
  await refuseStaleCase(client, found, asked, work);
  const decision = fillWords(found, asked, work.now);
  if (decision.action !== 'dismiss') await refuseSanction(client, app, found, decision, work);
  const id = timeOrderedId();
  const effect = effectOf(found, decision, work.now);
  const { before, sent } = effect
    ? await applyEffect(client, effect, found, work.now)
    : { before: {} };
  const until = effect?.until ?? null;
  const isBounded = decision.action === 'suspend' || decision.action === 'ban';
  // None of these needs the result of another.
  const [made, count] = await Promise.all([
    insertDecision(client, { id, found, decision, until, before, work }),
    isBounded ? countSingleChange(client, app, work.member, 'ban') : 0,
    sent,
    planMessages(client, id, work.now),
    recordDecision(client, id, found, decision, work),
  ]);
  if (isBounded) await boundByCount(client, app, work.member, 'ban', count);
  return made;
}

function refuseColleague(head: CaseHead, { member, now }: CaseWork) {
  const holder = toHolder(head, member.id, now);
  if (holder && !holder.mine)
    throw new AppError('conflict', `${holder.name ?? 'A colleague'} is working on this case.`);
}

const missing = (field: string, msg: string) =>
  new AppError('refused', `${field}: ${msg}.`, { errors: [{ field, msg }] });

function refuseIncomplete({ action, ground, days, publicId, field, message }: NewDecision) {
  if ((action === 'dismiss') === Boolean(ground))
    throw missing('ground', ground ? 'A dismissal has none' : 'Say why');
  if ((action === 'suspend') !== Boolean(days))
    throw missing('days', 'Belongs to a suspension, which needs it');
  if ((action === 'remove-photo') !== Boolean(publicId))
    throw missing('publicId', 'Names the photo to remove');
  if ((action === 'remove-text') !== Boolean(field))
    throw missing('field', 'Names the text to remove');
  if ((action === 'remove-message') !== Boolean(message))
    throw missing('message', 'Names the message to remove');
  if (!ground) return;
  if (!(ground.kind === 'law' ? ground.law : ground.clause))
    throw missing(ground.kind === 'law' ? 'law' : 'clause', 'Name it');
  if (!isKeywordOf(ground.category, ground.keyword))
    throw missing('keyword', 'Belongs to another category');
}

/** Checks who may be sanctioned. The number is limited too, like sanctions from the list of users. */
async function refuseSanction(
  client: PoolClient,
  app: DeskApp,
  { member_id: _id, member_role: staffRole }: CaseHead,
  { action }: NewDecision,
  { member }: CaseWork,
) {
  if (!_id)
    throw new AppError('refused', "This case isn't about a member, so there's no one to sanction.");
  refuseSubject(member, { _id, staffRole });
  if (!staffRole || (action !== 'suspend' && action !== 'ban')) return;
  await refuseLastAdministrator(client, _id);
  await requireFreshProof(client, app, member);
}

function effectOf({ member_id }: CaseHead, decision: NewDecision, now: Date) {
  const { action, ground, days, publicId = null, field = null, message = null } = decision;
  if (!member_id || !ground) return null;
  const until = days ? new Date(now.getTime() + days * day) : null;
  return { memberId: member_id, action, reason: ground.reason, until, publicId, field, message };
}

const planMessages = (client: PoolClient, decisionId: string, now: Date) =>
  addJob(
    client,
    'tell-decision',
    { decisionId },
    {
      runAt: new Date(now.getTime() + undoSeconds * 1000),
      key: `tell-decision ${decisionId}`,
      isNew: true,
    },
  );

async function recordDecision(
  client: PoolClient,
  id: string,
  head: CaseHead,
  { action, days, ground, reports }: NewDecision,
  { request }: CaseWork,
) {
  const { details, ...entry } = caseEntry(head);
  await writeAudit(client, request, {
    action: 'case.decide',
    ...entry,
    details: {
      ...details,
      decision: id,
      reports: reports.map(({ _id, outcome }) => ({ _id, outcome })),
      after: { action, ...(days && { days }) },
      ...(ground && { reason: ground.reason }),
    },
  });
}
