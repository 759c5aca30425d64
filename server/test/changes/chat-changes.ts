import { reactions } from '@kindred/contract/chat/message';
import { timeOrderedId } from '../../src/platform/time/time-ordered-id.ts';
import { type Changes, type Scene, findId, pick } from './change.ts';

/** A message of a chat of `self`, sent or received; in the chat with `other` if there is one. */
async function someMessage({ app, self, other, random }: Scene) {
  const { rows } = await app.pool.query<{ id: string; other: string }>(
    `select m.id, s.other_id as other from chat_member s join message m on m.chat_id = s.chat_id
      where s.member_id = $1 order by s.other_id = $2 desc, m.sender_id = $1 desc limit 10`,
    [self.id, other.id],
  );
  const found = rows[random(Math.max(1, rows.length))] ?? rows[0];
  return `/chats/${found?.other ?? other.id}/messages/${found?.id ?? timeOrderedId()}`;
}

/** A match of `self`. */
const someMatch = (scene: Scene) =>
  findId(
    scene,
    'select other_id as id from chat_member where member_id = $1 order by other_id = $2 desc limit 1',
    [scene.self.id, scene.other.id],
  );

export const chatChanges: Changes = {
  'PUT /chats/{id}/messages/{messageId}': async (scene) =>
    scene.self.send('PUT', `/chats/${await someMatch(scene)}/messages/${timeOrderedId()}`, {
      text: `Hello ${scene.random(9)}`,
    }),
  'PUT /chats/{id}/messages/{messageId}/text': async (scene) =>
    scene.self.send('PUT', `${await someMessage(scene)}/text`, { text: `No ${scene.random(99)}` }),
  'PUT /chats/{id}/messages/{messageId}/reaction': async (scene) =>
    scene.self.send('PUT', `${await someMessage(scene)}/reaction`, {
      reaction: pick(scene, [...reactions, null]),
    }),
  'DELETE /chats/{id}/messages/{messageId}': async (scene) =>
    scene.self.send('DELETE', `${await someMessage(scene)}?for=${pick(scene, ['me', 'both'])}`),
  'PUT /chats/{id}/read': async (scene) =>
    scene.self.send('PUT', `/chats/${await someMatch(scene)}/read`, {
      number: 1 + scene.random(9),
    }),
  'PUT /chats/{id}/archived': async (scene) =>
    scene.self.send('PUT', `/chats/${await someMatch(scene)}/archived`, {
      archived: scene.random(2) === 0,
    }),
  'PUT /chats/{id}/draft': async (scene) =>
    scene.self.send('PUT', `/chats/${await someMatch(scene)}/draft`, {
      text: pick(scene, ['', 'Hm', 'I think']),
    }),
  'PUT /chats/delivered': async (scene) => {
    const { rows } = await scene.app.pool.query<{ memberId: string }>(
      'select other_id as "memberId" from chat_member where member_id = $1 order by random()',
      [scene.self.id],
    );
    const chats = [...rows, { memberId: scene.other.id }].map((each) => ({
      ...each,
      number: 1 + scene.random(9),
    }));
    return scene.self.send('PUT', '/chats/delivered', { chats });
  },
  // The other half of a match, so that there are chats.
  'PUT /likes/opened': async ({ self, other }) => {
    for (const each of [self, other])
      await each.send('PUT', '/auth/edit-profile', { lookingFor: { genders: ['woman', 'man'] } });
    await other.send('PUT', `/choices/${self.id}`, { choice: 'like' });
    return self.send('PUT', '/likes/opened');
  },
  'PUT /choices/{id}': async ({ self, other, random }) => {
    if (random(2)) await other.send('PUT', `/choices/${self.id}`, { choice: 'like' });
    return self.send('PUT', `/choices/${other.id}`, { choice: 'like' });
  },
};
