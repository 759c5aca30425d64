import { isSanction } from '@kindred/contract/desk/sanctions';
import type { NewDecision } from '@kindred/contract/desk/decisions';
import type { PoolClient } from 'pg';
import { type Db, statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import type { CaseToDecide } from '../decisions/case-to-decide.ts';
import type { Before } from '../decisions/effects.ts';
import { showUntilDecided } from './hidden.ts';
import { setRefusal } from './rows.ts';
import { findTargets } from './targets.ts';

/** The requests that a decision answers. Most cases have none. */
export function requestsIn({ open }: Pick<CaseToDecide, 'open'>, { reports }: NewDecision) {
  const outcomes = new Map(reports.map(({ _id, outcome }) => [_id.toLowerCase(), outcome]));
  return open.flatMap(({ _id, request }) => {
    const outcome = outcomes.get(_id);
    return request && outcome ? [{ _id, outcome, ...request }] : [];
  });
}

type Requests = ReturnType<typeof requestsIn>;

/** The sender of the form learns why the picture stays. */
export function refuseUnexplained(requests: Requests, { action, refusal }: NewDecision) {
  if (refusal && (isSanction(action) || requests.length === 0))
    throw new AppError('field_of_other_action', { field: 'refusal' });
  const isAsked = !isSanction(action) && requests.some(({ byForm }) => byForm);
  if (isAsked && !refusal) throw new AppError('refusal_missing');
}

/** Before the effect of the decision, which finds everything as it was. */
export const beginToSettle = (client: PoolClient, requests: Requests) =>
  requests.length > 0 ? showUntilDecided(client, requests) : null;

interface Settled {
  readonly decisionId: string;
  readonly decision: NewDecision;
  readonly before: Before;
}

/** Stores why the picture stays, or plans the removal of its copies. */
export async function settleRequests(
  client: PoolClient,
  requests: Requests,
  { decisionId, decision, before }: Settled,
) {
  if (requests.length === 0) return;
  const reportIds = requests.map(({ _id }) => _id);
  await setRefusal(client, reportIds, decision.refusal ?? null);
  const granted = requests.flatMap(({ _id, outcome }) => (outcome === 'resolved' ? [_id] : []));
  if (!isSanction(decision.action) || granted.length === 0) return;
  const publicIds = await removedPictures(client, granted, decision, before);
  await addJob(client, 'remove-copies', { decisionId, publicIds, reportIds: granted });
}

/** The picture that the moderator chose. With a sanction that names none, those that were reported. */
async function removedPictures(
  db: Db,
  reportIds: readonly string[],
  { publicId }: NewDecision,
  { message }: Before,
) {
  const chosen = publicId ?? message?.photo_id;
  if (chosen) return [chosen];
  return (await findTargets(db, reportIds)).map(({ public_id }) => public_id);
}

const deleteRemoved = statement({
  name: 'take_pictures_of_decision_off_list',
  text: 'delete from removed_picture where decision_id = $decisionId',
  params: { decisionId: 'uuid' },
});

const selectRequests = statement({
  name: 'find_whether_decision_settled_requests',
  text: `select from decision_report t join picture_request q on q.report_id = t.report_id
    where t.decision_id = $decisionId limit 1`,
  params: { decisionId: 'uuid' },
});

/** For a decision that was undone or reversed: its pictures can be uploaded again, and copies come back. */
export async function takeRemovalsBack(client: PoolClient, decisionId: string) {
  if ((await selectRequests.run(client, { decisionId })) === 0) return;
  await deleteRemoved.run(client, { decisionId });
  await addJob(client, 'return-copies', { decisionId });
}
