import { lockMember } from '../../src/db/locks.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import type { Changes, Scene } from './change.ts';

/** The team has refused `self`, or they wait, unless a change before has said otherwise. */
async function put({ app, self }: Scene, state: 'waiting' | 'refused') {
  await inTransaction(app.pool, async (client) => {
    if (!(await lockMember(client, self.id))) return;
    await client.query(
      `insert into approval (member_id, state, began_at, asked_at, reason, decided_at)
        values ($1, $2, now(), now(), 'other', case when $2 = 'refused' then now() end) on conflict do nothing`,
      [self.id, state],
    );
  });
}

export const approvalChanges: Changes = {
  'PUT /approval': async (scene) => {
    await put(scene, 'refused');
    return scene.self.send('PUT', '/approval', { text: 'Look again, please.' });
  },
  'PUT /desk/approvals/{id}': async (scene) => {
    await put(scene, 'waiting');
    const body = { decision: 'approve', asked: 1 };
    return scene.staff.send('PUT', `/desk/approvals/${scene.self.id}`, body);
  },
};
