import { randomUUID } from 'node:crypto';
import { textVersion } from '../../src/areas/operation/text-version.ts';
import { insertInvitation, makeToken } from '../../src/areas/team/invitation.ts';
import { createUnsubscribeTokens } from '../../src/platform/mail/unsubscribe-token.ts';
import { newAddress } from '../members/accounts.ts';
import { secret } from '../service/keys.ts';
import { currentCode } from '../members/second-factor.ts';
import { type Changes, type Scene, findId, pick, sendPublic, someKey } from './change.ts';

const anyReport = 'select id from report order by random() limit 1';

async function toReport(scene: Scene, path: string, payload: object, headers = {}) {
  const method = path === '/reply' ? 'POST' : 'PUT';
  const url = `/reports/report/${await findId(scene, anyReport)}${path}`;
  return scene.staff.send(method, url, payload, headers);
}

export const reportChanges: Changes = {
  'POST /reports/create-reports': async (scene) => {
    const photo = `select public_id as id from photo where member_id = $1 limit 1`;
    const report = { problem_type: 'Harassment', description: `Problem ${scene.random(9)}` };
    const publicId = await findId(scene, photo, [scene.other.id]);
    const about = pick(scene, [{}, { reportedUserId: scene.other.id }, { publicId }]);
    return scene.self.send(
      'POST',
      '/reports/create-reports',
      { ...report, ...about },
      someKey(scene),
    );
  },
  'PUT /reports/report/{id}/status': (scene) =>
    toReport(scene, '/status', { status: pick(scene, ['in_progress', 'resolved', 'closed']) }),
  'PUT /reports/report/{id}/priority': (scene) =>
    toReport(scene, '/priority', { priority: pick(scene, ['high', 'medium']) }),
  'PUT /reports/report/{id}/assignee': (scene) =>
    toReport(scene, '/assignee', { assigneeId: pick(scene, [scene.staff.id, null]) }),
  'POST /reports/report/{id}/reply': (scene) => {
    const reply = { message: 'Thank you.', isInternal: scene.random(2) === 0 };
    return toReport(scene, '/reply', reply, someKey(scene));
  },
  'DELETE /reports/delete-report/{id}': async (scene) =>
    scene.staff.send('DELETE', `/reports/delete-report/${await findId(scene, anyReport)}`),
  'PUT /photo-review/claims': ({ staff }) =>
    staff.send('PUT', '/photo-review/claims', { count: 5 }),
  'PUT /photo-review/{memberId}/{publicId}': async (scene) => {
    const photo = `select public_id as id from photo
      where member_id = $1 order by review = 'waiting' desc limit 1`;
    const { id } = scene.self;
    const decision = pick(scene, ['approve', 'reject', 'undo']);
    return scene.staff.send('PUT', `/photo-review/${id}/${await findId(scene, photo, [id])}`, {
      decision,
      ...(decision === 'reject' && { reason: 'no-person' }),
    });
  },
};

const state = (scene: Scene) => pick(scene, ['active', 'active', 'deactivated', 'banned'] as const);
const ownView = `select id from saved_view where owner_id = $1 order by random() limit 1`;

export const userChanges: Changes = {
  'PUT /users/{id}/state': (scene) =>
    scene.staff.send('PUT', `/users/${scene.other.id}/state`, {
      state: state(scene),
      reason: 'Because',
    }),
  'PUT /users/{id}': async (scene) => {
    const { other, staff, random } = scene;
    const email = random(3) ? other.email : newAddress();
    const answer = await staff.send('PUT', `/users/${other.id}`, {
      firstName: `N${random(1000)}`,
      email,
      ...(random(4) === 0 && { isEmailVerified: random(2) === 0 }),
      ...(random(6) === 0 && { staffRole: pick(scene, [null, 'support', 'administrator']) }),
    });
    if (answer.statusCode === 200) other.email = email;
    return answer;
  },
  'PUT /users/{id}/vip': (scene) => {
    const until = scene.random(3) ? new Date(Date.now() + (1 + scene.random(9)) * 1e7) : null;
    return scene.staff.send('PUT', `/users/${scene.other.id}/vip`, { until, reason: 'Thanks' });
  },
  'POST /users/bulk': (scene) => {
    const { self, staff, other } = scene;
    const action = pick(scene, ['activate', 'deactivate', 'verify']);
    const ids = [self.id, staff.id, other.id];
    return staff.send('POST', '/users/bulk', { action, reason: 'Many', ids });
  },
  'POST /users/bulk/{id}/undo': async ({ staff, app }) => {
    const own = 'select id, finished_at from bulk where asked_by = $1 order by id desc limit 1';
    const { rows } = await app.owner.query<{ id: string; finished_at: Date | null }>(own, [
      staff.id,
    ]);
    const [{ id, finished_at: finished } = { id: staff.id, finished_at: null }] = rows;
    if (rows.length > 0 && !finished) await app.jobs.runDue();
    return staff.send('POST', `/users/bulk/${id}/undo`);
  },
  'POST /users/{id}/notes': (scene) =>
    scene.staff.send('POST', `/users/${scene.other.id}/notes`, { body: 'Seen' }, someKey(scene)),
  'DELETE /users/{id}/notes/{noteId}': async (scene) => {
    const { staff, other } = scene;
    const note = 'select id from note where member_id = $1 and author_id = $2 limit 1';
    const noteId = await findId(scene, note, [other.id, staff.id]);
    return staff.send('DELETE', `/users/${other.id}/notes/${noteId}`);
  },
  'DELETE /users/{id}/sessions/{sessionId}': async (scene) => {
    const { staff, other } = scene;
    const session = 'select id from session where member_id = $1 order by random() limit 1';
    const sessionId = await findId(scene, session, [other.id]);
    return staff.send('DELETE', `/users/${other.id}/sessions/${sessionId}`);
  },
  'POST /views': (scene) => {
    const view = { screen: 'users', name: `View ${scene.random(99)}`, query: '', shared: true };
    return scene.staff.send('POST', '/views', view, someKey(scene));
  },
  'PUT /views/{id}': async (scene) => {
    const { id, send } = scene.staff;
    const name = `View ${scene.random(99)}`;
    return send('PUT', `/views/${await findId(scene, ownView, [id])}`, { name });
  },
  'DELETE /views/{id}': async (scene) => {
    const { id, send } = scene.staff;
    return send('DELETE', `/views/${await findId(scene, ownView, [id])}`);
  },
};

/** The invitation in the mail to this address. */
async function mailedInvitation({ app, staff }: Scene, email: string) {
  const id = randomUUID();
  const { token, hash } = makeToken(id);
  await app.pool.query('delete from invitation where email = $1', [email]);
  const invitation = { id, email, role: 'support', hash, by: staff.id, now: app.now() } as const;
  await insertInvitation(app.pool, invitation);
  return token;
}

const anyInvitation = 'select id from invitation order by random() limit 1';

/** A job that failed for the last time. */
const anyFailedJob =
  'select id::text from graphile_worker.jobs where attempts >= max_attempts order by random() limit 1';

async function failSomeJob({ app }: Scene) {
  await app.pool.query(
    `select graphile_worker.permanently_fail_jobs(array[(graphile_worker.add_job('no-such-job')).id])`,
  );
}

export const teamChanges: Changes = {
  'PUT /system/jobs/{id}': async (scene) => {
    await failSomeJob(scene);
    return scene.staff.send('PUT', `/system/jobs/${await findId(scene, anyFailedJob)}`);
  },
  'DELETE /system/jobs/{id}': async (scene) => {
    await failSomeJob(scene);
    return scene.staff.send('DELETE', `/system/jobs/${await findId(scene, anyFailedJob)}`);
  },
  'PUT /system/languages/{language}': async (scene) => {
    const language = pick(scene, ['de', 'ar'] as const);
    return scene.staff.send('PUT', `/system/languages/${language}`, {
      reader: 'A translator',
      version: await textVersion(language),
    });
  },
  'DELETE /system/languages/{language}': async (scene) => {
    const language = pick(scene, ['de', 'ar']);
    const { rows } = await scene.app.pool.query<{ marked_at: Date }>(
      'select marked_at from translation_reading where language = $1',
      [language],
    );
    const markedAt = (rows[0]?.marked_at ?? new Date()).toISOString();
    return scene.staff.send('DELETE', `/system/languages/${language}?markedAt=${markedAt}`);
  },
  'POST /staff/invitations': (scene) => {
    const invitation = { email: newAddress(), role: 'support' };
    return scene.staff.send('POST', '/staff/invitations', invitation, someKey(scene));
  },
  'PUT /staff/invitations/{id}': async (scene) =>
    scene.staff.send('PUT', `/staff/invitations/${await findId(scene, anyInvitation)}`),
  'DELETE /staff/invitations/{id}': async (scene) =>
    scene.staff.send('DELETE', `/staff/invitations/${await findId(scene, anyInvitation)}`),
  'POST /auth/join': async (scene) => {
    const token = await mailedInvitation(scene, newAddress());
    const { password } = scene.self;
    return sendPublic(scene, '/auth/join', { token, firstName: 'Grace', password });
  },
  'PUT /auth/invitation': async (scene) => {
    const token = await mailedInvitation(scene, scene.self.email);
    return scene.self.send('PUT', '/auth/invitation', { token });
  },
  'POST /notices/unsubscribe': (scene) => {
    const stopped = { memberId: scene.self.id, kinds: ['report.reply'] } as const;
    const token = createUnsubscribeTokens(secret).make(stopped);
    return sendPublic(scene, '/notices/unsubscribe', {}, { token });
  },
  'POST /auth/second-factor/enrolment': async ({ staff }) => {
    const code = staff.recoveryCodes.pop();
    const proof = { password: staff.password, ...(code && { code }) };
    const answer = await staff.send('POST', '/auth/second-factor/enrolment', proof);
    if (answer.statusCode === 200)
      staff.pendingKey = answer.json<{ data: { key: string } }>().data.key;
    return answer;
  },
  'PUT /auth/second-factor': async ({ app, staff }) =>
    keepCodes(
      staff,
      await staff.send('PUT', '/auth/second-factor', {
        code: staff.pendingKey ? currentCode(app, staff.pendingKey) : '000000',
      }),
    ),
  'POST /auth/second-factor/recovery-codes': async ({ staff }) =>
    keepCodes(
      staff,
      await staff.send('POST', '/auth/second-factor/recovery-codes', {
        password: staff.password,
        code: staff.recoveryCodes.pop() ?? '000000',
      }),
    ),
  'POST /auth/second-factor/removal': ({ staff }) =>
    staff.send('POST', '/auth/second-factor/removal', {
      password: staff.password,
      code: staff.recoveryCodes.pop() ?? '000000',
    }),
  'POST /auth/second-factor': async (scene) => {
    const { email, password, recoveryCodes } = scene.staff;
    const login = await sendPublic(scene, '/auth/login', { email, password });
    const { data } = login.json<{ data?: { challenge?: string } }>();
    if (!data?.challenge) return login;
    const code = recoveryCodes.pop() ?? '000000';
    return sendPublic(scene, '/auth/second-factor', { challenge: data.challenge, code });
  },
};

function keepCodes(staff: Scene['staff'], answer: Awaited<ReturnType<Scene['staff']['send']>>) {
  if (answer.statusCode === 200)
    staff.recoveryCodes = answer.json<{ data: { recoveryCodes: string[] } }>().data.recoveryCodes;
  return answer;
}
