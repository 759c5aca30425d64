import { type Changes, type Scene, findId } from './change.ts';

const ownSearch = (scene: Scene) =>
  findId(scene, 'select id from saved_search where member_id = $1 limit 1', [scene.self.id]);

export const searchChanges: Changes = {
  'PUT /searches/{id}': async (scene) =>
    scene.self.send('PUT', `/searches/${await ownSearch(scene)}`, {
      name: `Search ${scene.random(5)}`,
      alerts: scene.random(2) === 0,
    }),
  'PUT /searches/{id}/opened': async (scene) =>
    scene.self.send('PUT', `/searches/${await ownSearch(scene)}/opened`),
  'DELETE /searches/{id}': async (scene) =>
    scene.self.send('DELETE', `/searches/${await ownSearch(scene)}`),
};
