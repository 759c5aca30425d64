import { timeOrderedId } from '../../src/platform/time/time-ordered-id.ts';
import { type Changes, type Scene, findId } from './change.ts';

/** Rules hold the account of `self`, unless they do already. */
async function hold({ app, self }: Scene) {
  await app.pool.query(
    `insert into safety_hold (id, member_id, effect, points, rules, began_at)
      values (gen_random_uuid(), $1, 'hold', 8, '[]', now()) on conflict do nothing`,
    [self.id],
  );
}

async function holdUrl(scene: Scene) {
  await hold(scene);
  const text = 'select id from safety_hold where member_id = $1 and outcome is null';
  return `/desk/holds/${await findId(scene, text, [scene.self.id])}`;
}

export const safetyChanges: Changes = {
  'PUT /safety/answer': async (scene) => {
    await hold(scene);
    return scene.self.send('PUT', '/safety/answer', { text: 'It was a joke.' });
  },
  'DELETE /safety/waiting/{id}': (scene) =>
    scene.self.send('DELETE', `/safety/waiting/${timeOrderedId()}`),
  'POST /desk/holds/{id}/release': async (scene) =>
    scene.staff.send('POST', `${await holdUrl(scene)}/release`, {}),
  'POST /desk/holds/{id}/case': async (scene) =>
    scene.staff.send('POST', `${await holdUrl(scene)}/case`, { reason: 'Insults people.' }),
};
