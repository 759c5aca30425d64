import { isTimed, stepActions } from '@kindred/contract/desk/sanctions';
import { createRequestTokens } from '../../src/areas/desk/picture-requests/token.ts';
import { createStatementTokens } from '../../src/areas/members/statement-token.ts';
import { newAddress } from '../members/accounts.ts';
import { secret } from '../service/keys.ts';
import { ground } from '../desk/desk.ts';
import { completeRequest } from '../desk/picture-requests.ts';
import { type Changes, type Scene, findId, pick, sendPublic, someKey } from './change.ts';

const anyCase = 'select id from report_case where closed_at is null order by random() limit 1';
const caseUrl = async (scene: Scene) => `/desk/cases/${await findId(scene, anyCase)}`;

/** One that is open and about no one. */
const anyRequest = `select q.report_id as id from picture_request q join report r on r.id = q.report_id
  where r.reported_id is null and r.status_rank <= 1 order by random() limit 1`;
const requestUrl = async (scene: Scene) =>
  `/desk/picture-requests/${await findId(scene, anyRequest)}`;

export const deskChanges: Changes = {
  'PUT /desk/cases/{id}/claim': async (scene) =>
    scene.staff.send('PUT', `${await caseUrl(scene)}/claim`),
  'DELETE /desk/cases/{id}/claim': async (scene) =>
    scene.staff.send('DELETE', `${await caseUrl(scene)}/claim`),
  'PUT /desk/cases/{id}/escalation': async (scene) =>
    scene.staff.send('PUT', `${await caseUrl(scene)}/escalation`, {
      escalated: pick(scene, [true, false]),
    }),
  'POST /desk/cases/{id}/decisions': async (scene) => {
    const { caseId, ...decision } = await someDecision(scene);
    return scene.staff.send('POST', `/desk/cases/${caseId}/decisions`, decision, someKey(scene));
  },
  'POST /desk/decisions': async (scene) =>
    scene.staff.send('POST', '/desk/decisions', { cases: [await someDecision(scene)] }),
  'POST /desk/decisions/{id}/undo': async (scene) => {
    const own = 'select id from decision where decided_by = $1 order by decided_at desc limit 1';
    return scene.staff.send(
      'POST',
      `/desk/decisions/${await findId(scene, own, [scene.staff.id])}/undo`,
    );
  },
  'PUT /desk/appeals/{id}': async (scene) => {
    const appeal = 'select id from appeal order by random() limit 1';
    const appealId = await findId(scene, appeal);
    // As if a colleague had made the decision.
    await scene.app.pool.query(
      'update decision set decided_by = null where id = (select decision_id from appeal where id = $1)',
      [appealId],
    );
    return scene.staff.send('PUT', `/desk/appeals/${appealId}`, {
      outcome: pick(scene, ['upheld', 'reversed']),
      answer: 'We looked again.',
    });
  },
  'POST /statements/appeal': async (scene) => {
    const { id } = scene.other;
    const decisionId = await findId(scene, someSanction, [id]);
    // As if its ten seconds were over.
    await scene.app.pool.query(
      'update decision set notified_at = now() where id = $1 and undone_at is null',
      [decisionId],
    );
    const token = createStatementTokens(secret).make({ decisionId, reportId: null });
    return sendPublic(scene, '/statements/appeal', { token, message: 'Please look again.' });
  },
  'POST /picture-requests': (scene) => sendPublic(scene, '/picture-requests', completeRequest),
  'POST /picture-requests/facts': async (scene) => {
    const token = createRequestTokens(secret).make(await findId(scene, anyRequest));
    return sendPublic(scene, '/picture-requests/facts', { token, text: 'It is the second photo.' });
  },
  'PUT /desk/picture-requests/{id}/question': async (scene) =>
    scene.staff.send('PUT', `${await requestUrl(scene)}/question`, { question: 'Which photo?' }),
  'PUT /desk/picture-requests/{id}/place': async (scene) =>
    scene.staff.send('PUT', `${await requestUrl(scene)}/place`, {
      place: `/users/${scene.other.id}`,
    }),
  'POST /content-notices': (scene) =>
    sendPublic(scene, '/content-notices', {
      reason: 'harassment',
      description: 'They show my photo.',
      location: `https://kin.example/people/${scene.other.id}`,
      name: 'A neighbour',
      email: newAddress(),
      goodFaith: true,
    }),
  'PUT /desk/reporters/{id}': (scene) =>
    scene.staff.send('PUT', `/desk/reporters/${scene.other.id}`, {
      step: pick(scene, ['warn', 'warn', 'clear']),
      reason: 'Made up',
    }),
  'POST /desk/cases/{id}/danger': async (scene) =>
    scene.staff.send(
      'POST',
      `${await caseUrl(scene)}/danger`,
      {
        suspicion: 'A threat',
        passedTo: 'Police',
        passedWhat: 'The report',
        passedAt: '2026-01-01T00:00:00Z',
      },
      someKey(scene),
    ),
  'POST /desk/texts': (scene) =>
    scene.staff.send('POST', '/desk/texts', newText(scene), someKey(scene)),
  'PUT /desk/texts/{id}': async (scene) =>
    scene.staff.send(
      'PUT',
      `/desk/texts/${await findId(scene, anyText)}`,
      newText(scene, 'Changed'),
    ),
  'DELETE /desk/texts/{id}': async (scene) =>
    scene.staff.send('DELETE', `/desk/texts/${await findId(scene, anyText)}`),
  'PUT /desk/ladder': async (scene) => {
    const { rows } = await scene.app.pool.query<{ version: number }>('select version from ladder');
    return scene.staff.send('PUT', '/desk/ladder', {
      version: rows[0]?.version,
      strikeDays: pick(scene, [30, 365]),
      steps: [{ strikes: 0, action: 'warn', days: null }],
      ofTypes: pick(scene, [
        [],
        [{ problem_type: 'Harassment', steps: [{ strikes: 0, action: 'ban', days: null }] }],
      ]),
    });
  },
};

const someSanction = `select id from decision
  where member_id = $1 and action <> 'dismiss' and undone_at is null order by random() limit 1`;
const anyText = 'select id from canned_text order by random() limit 1';
const newText = (scene: Scene, title = 'Text') => ({
  kind: 'answer',
  versions: {
    en: { title: `${title} ${scene.random(1000)}`, body: 'Hello {reporter}' },
    de: { title: `${title} ${scene.random(1000)}`, body: 'Hallo {reporter}' },
  },
  problem_type: null,
  action: null,
  clause: null,
});

/** Decides about a case in its current state, with all of its open reports. */
async function someDecision(scene: Scene) {
  const caseId = await findId(scene, anyCase);
  const { rows } = await scene.app.pool.query<{ version: number; reports: string[] | null }>(
    `select c.version, (select array_agg(r.id) from report r where r.case_id = c.id and r.status_rank <= 1) as reports
      from report_case c where c.id = $1`,
    [caseId],
  );
  const { version = 1, reports } = rows[0] ?? {};
  const action = pick(scene, ['dismiss', ...stepActions, 'dismiss'] as const);
  return {
    caseId,
    version,
    action,
    reports: (reports ?? [caseId]).map((_id) => ({
      _id,
      outcome: pick(scene, ['closed', 'rejected']),
    })),
    ...(action !== 'dismiss' && { ground }),
    ...(isTimed(action) && { days: 3 }),
  };
}
