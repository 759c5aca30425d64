import type { Case, QueuedCase } from '@kindred/contract/desk';
import type { Decision, NewDecision } from '@kindred/contract/desk/decisions';
import { type DecisionAction, isTimed } from '@kindred/contract/desk/sanctions';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createMember } from '../members/members.ts';
import type { createPerson } from '../members/people.ts';
import { insertReport } from './reports.ts';

type Person = Awaited<ReturnType<typeof createPerson>>;

/** The case of a report. */
export async function caseIdOf({ pool }: FastifyInstance, reportId: string) {
  const text = 'select case_id as id from report where id = $1';
  const { rows } = await pool.query<{ id: string }>(text, [reportId]);
  return rows[0]?.id ?? '';
}

/** A member with open reports against them, which are one case. */
export async function openCase(
  app: FastifyInstance,
  { reports = 1, ...fields }: Parameters<typeof insertReport>[1] & { reports?: number } = {},
) {
  const about = fields.about === undefined ? (await createMember(app)).id : fields.about;
  const reportIds: string[] = [];
  for (let count = 0; count < reports; count += 1)
    reportIds.push(await insertReport(app, { ...fields, about }));
  return { about: about ?? '', reportIds, id: await caseIdOf(app, reportIds[0] ?? '') };
}

export async function readCase(by: Person, id: string) {
  const answer = await by.get(`/desk/cases/${id}`);
  if (answer.statusCode !== 200) throw new Error(`Reading the case answered ${answer.body}`);
  return answer.json<{ data: { case: Case } }>().data.case;
}

export async function listQueue(by: Person, query: Record<string, string> = {}) {
  const answer = await by.get('/desk/cases', { limit: '100', ...query });
  if (answer.statusCode !== 200) throw new Error(`Reading the queue answered ${answer.body}`);
  return answer.json<{ data: { cases: QueuedCase[]; nextCursor: string | null } }>().data;
}

export const ground = {
  kind: 'terms',
  clause: 'respect',
  category: 'CYBER_VIOLENCE',
  keyword: 'CYBER_HARASSMENT',
  source: 'article-16',
  reason: 'You threatened someone.',
} as const;

/** Sends a decision about a case in its current state, on all of its open reports and with what they say, unless `fields` say otherwise. */
export async function sendDecision(
  by: Person,
  id: string,
  action: DecisionAction,
  { outcome = 'resolved', answer, ...fields }: DecisionFields = {},
) {
  const found = await readCase(by, id);
  const open = found.reports.filter(({ settledAt }) => settledAt === null);
  const reports = open.map(({ _id }) => ({ _id, outcome, ...(answer && { answer }) }));
  return by.send('POST', `/desk/cases/${id}/decisions`, {
    version: found.version,
    action,
    reports,
    confirmed: [...new Set(open.flatMap(({ claim }) => claim ?? []))],
    ...(action !== 'dismiss' && { ground }),
    ...(isTimed(action) && { days: 7 }),
    ...fields,
  });
}

interface DecisionFields extends Partial<Omit<NewDecision, 'ground'>> {
  outcome?: 'resolved' | 'closed' | 'rejected';
  answer?: string;
  ground?: object;
}

const decisionIn = (answer: LightMyRequestResponse) => {
  if (answer.statusCode !== 200) throw new Error(`Deciding answered ${answer.body}`);
  return answer.json<{ data: { decision: Decision } }>().data.decision;
};

/** The team's usual decision. */
export const decideOn = async (...given: Parameters<typeof sendDecision>) =>
  decisionIn(await sendDecision(...given));

/** What a decision may change, to compare it before and after an undo. Running counters are left out. */
export async function everythingAbout({ pool }: FastifyInstance, caseId: string, memberId: string) {
  const queries = [
    ['select * from member where id = $1', memberId],
    ['select * from profile where member_id = $1', memberId],
    ['select * from photo where member_id = $1 order by position', memberId],
    ['select * from match where other_id = $1 order by member_id', memberId],
    ['select * from notice where member_id = $1 order by id', memberId],
    ['select member_id from card where member_id = $1', memberId],
    [
      `select id, kind, member_id, opened_at, closed_at, urgency, escalated_at from report_case where id = $1`,
      caseId,
    ],
    ['select * from report where case_id = $1 order by id', caseId],
    [
      `select e.* from report_event e join report r on r.id = e.report_id
        where r.case_id = $1 order by e.report_id, e.number`,
      caseId,
    ],
    [`select a.* from reply a join report r on r.id = a.report_id where r.case_id = $1`, caseId],
  ] as const;
  return Promise.all(
    queries.map(async ([text, id]) => (await pool.query<object>(text, [id])).rows),
  );
}
