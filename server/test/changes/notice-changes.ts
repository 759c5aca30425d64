import { type Changes, findId } from './change.ts';

export const noticeChanges: Changes = {
  'DELETE /notices/push/{id}': async (scene) => {
    const own = 'select id from push_subscription where member_id = $1 limit 1';
    return scene.self.send('DELETE', `/notices/push/${await findId(scene, own, [scene.self.id])}`);
  },
};
