import { randomUUID } from 'node:crypto';
import { invitedTokens } from '../../src/areas/imports/mail-job.ts';
import { newAddress } from '../members/accounts.ts';
import { secret } from '../service/keys.ts';
import { type Changes, type Scene, findId, pick, sendPublic, someKey } from './change.ts';

const file = () => Buffer.from(`email,first name\n${newAddress()},Ann\n`);
const size = file().length;

const inState = (scene: Scene, ...states: string[]) =>
  findId(scene, 'select id from import where state = any ($1) order by random() limit 1', [states]);

/** A new import in this state, with one person to invite. */
async function given(scene: Scene, state: string) {
  const id = randomUUID();
  await scene.app.pool.query(
    `insert into import (id, name, created_at, state, size, counts)
      values ($1, 'members.csv', now(), $2, 1, '{"ready": 1}')`,
    [id, state],
  );
  return id;
}

/** The link of someone who was invited, now and then by another one at the same moment. */
async function link(scene: Scene) {
  const { app } = scene;
  await app.pool.query(
    `insert into import (id, name, created_at, state, size, source)
      values ($1, 'old.csv', now(), 'finished', 1, 'Old Flames') on conflict do nothing`,
    ['00000000-0000-7000-8000-000000000001'],
  );
  await app.pool.query(
    `insert into invited (id, import_id, email, language, details, created_at, mailed_at)
      values ($1, '00000000-0000-7000-8000-000000000001', $2, 'en', $3, now(), now())`,
    [
      randomUUID(),
      newAddress(),
      JSON.stringify({
        firstName: 'Ann',
        lastName: null,
        dateOfBirth: '1990-05-17',
        gender: 'woman',
        genders: ['man'],
        place: null,
        bio: null,
        interests: [],
      }),
    ],
  );
  const id = await findId(scene, 'select id from invited order by random() limit 1');
  return invitedTokens(secret).make(id);
}

export const importChanges: Changes = {
  'POST /imports': async (scene) => {
    const body = { name: 'members.csv', size };
    return scene.staff.send('POST', '/imports', body, someKey(scene));
  },
  'PUT /imports/{id}/parts/{number}': async (scene) => {
    const id = await inState(scene, 'receiving');
    const bytes = file().toString('base64');
    return scene.staff.send('PUT', `/imports/${id}/parts/0`, { bytes });
  },
  'PUT /imports/{id}/check': async (scene) => {
    const id = await inState(scene, 'received', 'checked');
    const body = { columns: { email: 0 }, dateFormat: 'ymd', language: 'en' };
    return scene.staff.send('PUT', `/imports/${id}/check`, body);
  },
  'PUT /imports/{id}/run': async (scene) => {
    const id = await given(scene, 'checked');
    return scene.staff.send('PUT', `/imports/${id}/run`, { source: 'Old Flames', count: 1 });
  },
  'PUT /imports/{id}/pause': async (scene) => {
    const id = await given(scene, 'running');
    return scene.staff.send('PUT', `/imports/${id}/pause`, { paused: pick(scene, [true, false]) });
  },
  'DELETE /imports/{id}': async (scene) =>
    scene.staff.send('DELETE', `/imports/${await given(scene, 'received')}`),
  'POST /auth/invited/accept': async (scene) =>
    sendPublic(scene, '/auth/invited/accept', {
      token: await link(scene),
      password: scene.self.password,
      firstName: 'Ann',
      dateOfBirth: '1990-05-17',
      consent: true,
    }),
  'POST /auth/invited/refuse': async (scene) =>
    sendPublic(scene, '/auth/invited/refuse', { token: await link(scene) }),
};
