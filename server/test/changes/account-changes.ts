import { randomUUID } from 'node:crypto';
import {
  hashUndoToken,
  makeUndoToken,
} from '../../src/areas/accounts/address-change/undo-token.ts';
import { newAddress } from '../members/accounts.ts';
import { makeImage } from '../files/images.ts';
import { type Changes, type Scene, findId, mailedCode, pick, sendPublic } from './change.ts';

const newName = (scene: Scene) => `N${scene.random(1000)}`;
const signInBody = ({ self: { email, password } }: Scene) => ({ email, password });

export const accountChanges: Changes = {
  'POST /auth/login': (scene) => sendPublic(scene, '/auth/login', signInBody(scene)),
  'POST /auth/come-back': (scene) => sendPublic(scene, '/auth/come-back', signInBody(scene)),
  'POST /auth/deactivate': ({ self }) =>
    self.send('POST', '/auth/deactivate', { password: self.password }),
  'POST /auth/refresh-token': (scene) =>
    sendPublic(scene, '/auth/refresh-token', { refreshToken: scene.self.refreshToken || 'none' }),
  'PUT /auth/change-password': ({ self: { password, send } }) =>
    send('PUT', '/auth/change-password', { password, newPassword: password }),
  'POST /auth/change-email': ({ self }) =>
    self.send('POST', '/auth/change-email', { email: newAddress(), password: self.password }),
  'PUT /auth/change-email': async (scene) => {
    const { id, send } = scene.self;
    const email = newAddress();
    const present = await mailedCode(scene, id, 'present-address', email);
    const other = await mailedCode(scene, id, 'new-address', email);
    const codes = { presentCode: present.digits, newCode: other.digits };
    const answer = await send('PUT', '/auth/change-email', codes);
    if (answer.statusCode === 200) scene.self.email = email;
    return answer;
  },
  'DELETE /auth/sessions/{id}': async (scene) => {
    const { id, send } = scene.self;
    const session = 'select id from session where member_id = $1 order by random() limit 1';
    return send('DELETE', `/auth/sessions/${await findId(scene, session, [id])}`);
  },
  'POST /auth/register': (scene) => {
    const { password } = scene.self;
    const fields = { firstName: newName(scene), email: newAddress(), password, consent: true };
    return sendPublic(scene, '/auth/register', fields);
  },
  'POST /auth/verify-email': async (scene) => {
    const { id, password, send } = scene.self;
    const { token } = await mailedCode(scene, id, 'verify');
    if (scene.random(2)) return sendPublic(scene, '/auth/verify-email', { token, password });
    return send('POST', '/auth/verify-email', { token });
  },
  'POST /auth/resend-verification': (scene) =>
    sendPublic(scene, '/auth/resend-verification', { email: scene.self.email }),
  'POST /auth/forgot-password': (scene) =>
    sendPublic(scene, '/auth/forgot-password', { email: scene.self.email }),
  'POST /auth/reset-password': async (scene) => {
    const { id, password } = scene.self;
    const { token } = await mailedCode(scene, id, 'reset');
    return sendPublic(scene, '/auth/reset-password', { token, password });
  },
  'POST /auth/change-email/undo': async (scene) => {
    const { id, password } = scene.self;
    const token = await mailedUndo(scene, id);
    return sendPublic(scene, '/auth/change-email/undo', { token, password });
  },
  'POST /auth/sign-in-methods': async ({ self, providers }) => {
    const claims = { sub: `subject-${self.email}`, email: self.email };
    const tokenId = await providers.idToken(claims);
    return self.send('POST', '/auth/sign-in-methods', { method: 'google', tokenId });
  },
  'POST /auth/sign-in-methods/removal': ({ self }) =>
    self.send('POST', '/auth/sign-in-methods/removal', { method: 'google' }),
  'POST /auth/google': async (scene) => {
    const { email } = scene.self;
    const claims = { sub: `subject-${email}`, email, given_name: 'Mina' };
    return sendPublic(scene, '/auth/google', { tokenId: await scene.providers.idToken(claims) });
  },
  'POST /auth/facebook': async (scene) => {
    const userID = String(1_000_000 + scene.random(20));
    const person = { id: userID, email: `${userID}@facebook.example`, first_name: 'Mina' };
    const accessToken = scene.providers.grant(`token-${userID}`, { person });
    return sendPublic(scene, '/auth/facebook', { accessToken, userID });
  },
  'POST /auth/leave/code': async ({ self, app }) => {
    await app.pool.query('update member set password_hash = null where id = $1', [self.id]);
    return self.send('POST', '/auth/leave/code', {});
  },
  'POST /auth/proof/code': async ({ self, app }) => {
    await app.pool.query('update member set password_hash = null where id = $1', [self.id]);
    return self.send('POST', '/auth/proof/code', {});
  },
  'POST /auth/leave': (scene) => {
    const { password, send } = scene.self;
    return send('POST', '/auth/leave', { password, withdrawConsent: scene.random(2) === 0 });
  },
};

/** The link in the mail to the old address, for a change back to the current one. */
async function mailedUndo({ app }: Scene, memberId: string) {
  const token = makeUndoToken(memberId);
  await app.pool.query(
    `insert into address_change (member_id, old_email, by_staff, token_hash, changed_at, undo_until)
      select id, email, false, $2, now(), now() + interval '3 days' from member where id = $1
      on conflict (member_id, old_email) do update set token_hash = excluded.token_hash`,
    [memberId, hashUndoToken(token)],
  );
  return token;
}

export const profileChanges: Changes = {
  'POST /auth/complete-profile': (scene) =>
    scene.self.send('POST', '/auth/complete-profile', {
      lastName: newName(scene),
      dateOfBirth: scene.random(4) ? '1990-05-17' : '2020-01-01',
      gender: 'woman',
      lookingFor: { genders: ['woman', 'man'], minAge: 18, maxAge: 99 },
      location: { city: 'Porto', country: 'Portugal' },
    }),
  'PUT /auth/edit-profile': (scene) =>
    scene.self.send('PUT', '/auth/edit-profile', {
      firstName: newName(scene),
      lastName: newName(scene),
      gender: pick(scene, ['woman', 'man']),
    }),
  'PUT /auth/show-last-active': (scene) =>
    scene.self.send('PUT', '/auth/show-last-active', { showLastActive: scene.random(2) === 0 }),
  'PUT /settings': (scene) =>
    scene.self.send('PUT', '/settings', { paused: scene.random(2) === 0 }),
  'PUT /auth/location': (scene) =>
    scene.self.send('PUT', '/auth/location', {
      city: pick(scene, ['Porto', 'Lisbon']),
      country: 'Portugal',
    }),
  'PUT /answers/{question}': (scene) =>
    scene.self.send('PUT', '/answers/tidy', {
      mine: scene.random(2),
      accepted: [0],
      importance: 'little',
    }),
  'PUT /notices/read': async ({ app, self, other }) => {
    // Several notices caused by a member, which are deleted with either.
    await app.pool.query(
      `insert into notice (member_id, id, kind, about, from_id)
        select m.id, gen_random_uuid(), 'report.reply', jsonb_build_object('reportId', o.id), o.id
        from member m, member o, generate_series(1, 3) where m.id = $1 and o.id = $2`,
      [self.id, other.id],
    );
    return self.send('PUT', '/notices/read', { upTo: 'ffffffff-ffff-4fff-bfff-ffffffffffff' });
  },
  'PUT /notices/preferences': (scene) =>
    scene.self.send('PUT', '/notices/preferences', {
      kind: 'report.reply',
      channel: 'app',
      on: scene.random(2) === 0,
    }),
};

const image = makeImage();

/** An upload that is ready to be used, as if its file had been received. */
async function insertUpload({ app, self: { id } }: Scene) {
  const publicId = randomUUID();
  const url = `/media/${publicId}.${randomUUID().replaceAll('-', '')}/800.webp`;
  await app.pool.query(
    `insert into upload (public_id, member_id, url, name, size, created_at)
      select $1, id, $3, 'me.webp', 1, now() from member where id = $2`,
    [publicId, id, url],
  );
  return { publicId, url };
}

const ownPhoto = 'select public_id as id from photo where member_id = $1 order by random() limit 1';

export const photoChanges: Changes = {
  'PUT /auth/upload-profile-picture': async (scene) =>
    scene.self.send('PUT', '/auth/upload-profile-picture', {
      imageData: await insertUpload(scene),
    }),
  'PUT /auth/upload-pictures': async (scene) => {
    const imagesData = [await insertUpload(scene), await insertUpload(scene)];
    return scene.self.send('PUT', '/auth/upload-pictures', { imagesData });
  },
  'PUT /auth/pictures/order': async ({ app, self: { id, send } }) => {
    const { rows } = await app.pool.query<{ id: string }>(
      'select public_id as id from photo where member_id = $1 order by random()',
      [id],
    );
    const publicIds = rows.length > 0 ? rows.map((row) => row.id) : ['none'];
    return send('PUT', '/auth/pictures/order', { publicIds });
  },
  'DELETE /auth/picture/{publicId}': async (scene) => {
    const { id, send } = scene.self;
    return send('DELETE', `/auth/picture/${await findId(scene, ownPhoto, [id])}`);
  },
  'POST /uploads': async ({ self }) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await image)], { type: 'image/png' }), 'me.png');
    const request = new Response(form);
    const payload = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    return self.send('POST', '/uploads', payload, { 'content-type': type });
  },
};
