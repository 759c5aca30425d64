import { type Changes, type Scene, findId, someKey } from './change.ts';

const texts = { en: { title: 'A party', text: 'Come to the park.' } };
const segment = { languages: [], countries: [], tier: 'all', joinedSince: null, activeDays: null };

const send = (scene: Scene) =>
  scene.staff.send(
    'POST',
    '/announcements',
    { texts, segment, startsAt: '2999-01-01T00:00:00Z', count: 100_000 },
    someKey(scene),
  );

export const announcementChanges: Changes = {
  'POST /announcements': send,
  'POST /announcements/test': ({ staff }) =>
    staff.send('POST', '/announcements/test', { texts, language: 'en' }),
  'POST /announcements/{id}/stop': async (scene) => {
    await send(scene);
    const open = 'select id from announcement where stopped_at is null order by id desc limit 1';
    return scene.staff.send('POST', `/announcements/${await findId(scene, open)}/stop`);
  },
};
