import { makePicture } from '../files/images.ts';
import { noHints } from '../files/photo-checks.ts';
import { type Changes, findId, pick } from './change.ts';

const openCheck = `select id from person_check
  where member_id = $1 and settled_at is null and sent_at is not null`;

export const photoCheckChanges: Changes = {
  'PUT /photo-check': ({ self }) => self.send('PUT', '/photo-check', { consent: true }),
  'PUT /photo-check/picture': async ({ self }) => {
    const picture = (await makePicture(1)).toString('base64');
    return self.send('PUT', '/photo-check/picture', { picture, device: noHints });
  },
  'PUT /photo-check/words': ({ self }) =>
    self.send('PUT', '/photo-check/words', { words: 'I have no camera.' }),
  'DELETE /photo-check': ({ self }) => self.send('DELETE', '/photo-check'),
  'PUT /photo-checks/claims': ({ staff }) =>
    staff.send('PUT', '/photo-checks/claims', { count: 5 }),
  'PUT /photo-checks/{id}': async (scene) => {
    const decision = pick(scene, ['excuse', 'refuse', 'again', 'undo'] as const);
    return scene.staff.send(
      'PUT',
      `/photo-checks/${await findId(scene, openCheck, [scene.self.id])}`,
      {
        decision,
        ...(decision === 'refuse' && { reason: 'pose' }),
      },
    );
  },
};
