import {
  type SanctionNeed,
  closesAccount,
  isSanction,
  sanctionKind,
} from '@kindred/contract/desk/sanctions';
import { isFraud } from '@kindred/contract/desk/fraud';
import { isKeywordOf } from '@kindred/contract/desk/categories';
import type { NewDecision } from '@kindred/contract/desk/decisions';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { AppError, type ErrorCode } from '../../../errors.ts';
import { writeAudit } from '../../../platform/audit/audit.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { requireFreshProof } from '../../../platform/http/fresh-proof.ts';
import { timeOrderedId } from '../../../platform/time/time-ordered-id.ts';
import { insertFraudBan } from '../../fraud-warnings/bans.ts';
import { refuseLastAdministrator } from '../../members/last-administrator.ts';
import { refuseSubject } from '../../members/staff-subject.ts';
import { boundByCount, countSingleChange } from '../../user-admin/many-changes/bound-changes.ts';
import type { CaseHead } from '../cases/case.ts';
import { type CaseWork, caseEntry } from '../cases/claims.ts';
import { toHolder } from '../cases/holder.ts';
import { refuseChangedTexts } from '../texts/texts.ts';
import {
  beginToSettle,
  refuseUnexplained,
  requestsIn,
  settleRequests,
} from '../picture-requests/settle.ts';
import { undoEnd } from '../undo-time.ts';
import type { CaseToDecide } from './case-to-decide.ts';
import type { DecisionRow } from './decision.ts';
import { applyEffect } from './effects.ts';
import { fillWords } from './fill-words.ts';
import { insertDecision } from './insert-decision.ts';
import { refuseStaleCase } from './refuse-stale.ts';
import { refuseUnseen } from './refuse-unseen.ts';

export type DeskApp = Pick<
  FastifyInstance,
  'pool' | 'missingProof' | 'sendMail' | 'now' | 'config'
>;

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
  refuseUnseen(found, asked);
  refuseChangedTexts(found.canned, asked.texts ?? []);
  const { decision, writtenReason } = fillWords(found, asked, work.now, app.config.timeZone);
  const requests = requestsIn(found, decision);
  refuseUnexplained(requests, decision);
  if (isSanction(decision.action)) await refuseSanction(client, app, found, decision, work);
  const id = timeOrderedId();
  await beginToSettle(client, requests);
  const effect = effectOf(found, decision, work.now);
  const { before, sent } = effect
    ? await applyEffect(client, effect, found, work.now)
    : { before: {} };
  const until = effect?.until ?? null;
  const isBounded = closesAccount(decision.action);
  // None of these needs the result of another.
  const [made, count] = await Promise.all([
    insertDecision(client, { id, found, decision, writtenReason, until, before, work }),
    isBounded ? countSingleChange(client, app, work.member, 'ban') : 0,
    sent,
    isBounded ? banForFraud(client, id, found, decision, work.now) : null,
    planNotices(client, id, work.now),
    recordDecision(client, id, found, decision, work),
    settleRequests(client, requests, { decisionId: id, decision, before }),
  ]);
  if (isBounded) await boundByCount(client, app, work.member, 'ban', count);
  return made;
}

function refuseColleague(head: CaseHead, { member, now }: CaseWork) {
  const holder = toHolder(head, member.id, now);
  if (holder && !holder.mine) throw new AppError('case_claimed', { params: { name: holder.name } });
}

const missingFields = {
  days: 'sanction_days_missing',
  publicId: 'removed_photo_missing',
  field: 'removed_text_missing',
  message: 'removed_message_missing',
} as const satisfies Record<SanctionNeed, ErrorCode>;

function refuseIncomplete(decision: NewDecision) {
  const { action, ground } = decision;
  if (!isSanction(action)) {
    if (ground) throw new AppError('ground_of_dismissal');
  } else if (!ground) throw new AppError('ground_missing');
  const needed = sanctionKind(action)?.needs ?? null;
  if (needed && !decision[needed]) throw new AppError(missingFields[needed]);
  for (const field of Object.keys(missingFields) as SanctionNeed[])
    if (field !== needed && decision[field]) throw new AppError('field_of_other_action', { field });
  if (ground) refuseIncompleteGround(ground);
}

function refuseIncompleteGround({
  kind,
  law,
  clause,
  category,
  keyword,
}: NonNullable<NewDecision['ground']>) {
  if (kind === 'law' && !law) throw new AppError('law_missing');
  if (kind === 'terms' && !clause) throw new AppError('clause_missing');
  if (!isKeywordOf(category, keyword)) throw new AppError('keyword_of_other_category');
}

/** Checks who may be sanctioned. The number is limited too, like sanctions from the list of users. */
async function refuseSanction(
  client: PoolClient,
  app: DeskApp,
  { member_id: _id, member_role: staffRole }: CaseHead,
  { action }: NewDecision,
  { member }: CaseWork,
) {
  if (!_id) throw new AppError('case_without_member');
  refuseSubject(member, { _id, staffRole });
  if (!staffRole || !closesAccount(action)) return;
  await refuseLastAdministrator(client, _id);
  await requireFreshProof(client, app, member);
}

function effectOf({ member_id }: CaseHead, decision: NewDecision, now: Date) {
  const { action, ground, days, publicId = null, field = null, message = null } = decision;
  if (!member_id || !ground) return null;
  const until = days ? new Date(now.getTime() + days * day) : null;
  return { memberId: member_id, action, reason: ground.reason, until, publicId, field, message };
}

/** Everyone whom the member wrote to is warned, also if an earlier ban without that reason lasts longer. */
function banForFraud(
  client: PoolClient,
  decisionId: string,
  { member_id: memberId }: CaseHead,
  { ground, days }: NewDecision,
  now: Date,
) {
  if (!memberId || !ground || !isFraud(ground.category)) return null;
  const until = days ? new Date(now.getTime() + days * day) : null;
  return insertFraudBan(client, { memberId, decisionId, until }, now);
}

const planNotices = (client: PoolClient, decisionId: string, now: Date) =>
  addJob(
    client,
    'notify-parties',
    { decisionId },
    { runAt: undoEnd(now), key: `notify-parties ${decisionId}`, isNew: true },
  );

async function recordDecision(
  client: PoolClient,
  id: string,
  head: CaseHead,
  { action, days, ground, reports }: NewDecision,
  { request }: CaseWork,
) {
  const { details, ...entry } = caseEntry(head, reports);
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
