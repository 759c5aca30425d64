import { type Changes, findId, someKey } from './change.ts';

const anyCode = 'select id from invitation_code where revoked_at is null order by random() limit 1';

export const invitationChanges: Changes = {
  'POST /invitation-codes': (scene) =>
    scene.staff.send(
      'POST',
      '/invitation-codes',
      { partner: 'Club', count: 2, mostUses: 3, until: null, note: null },
      someKey(scene),
    ),
  'DELETE /invitation-codes/{id}': async (scene) =>
    scene.staff.send('DELETE', `/invitation-codes/${await findId(scene, anyCode)}`),
  'POST /invitation-codes/own': (scene) =>
    scene.self.send('POST', '/invitation-codes/own', { replaces: null }),
};
