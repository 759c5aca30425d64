import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { openCase } from '../../../../test/desk/desk.ts';
import { liveUrl, openChannel } from '../../../../test/service/live.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const url = await liveUrl(app);

test('trust 60: colleagues see who looks at a case, but no one who is part of it does', async () => {
  const [looker, other, analyst, part, member] = [
    await createColleague(app, 'moderator'),
    await createColleague(app, 'support'),
    await createColleague(app, 'analyst'),
    await createColleague(app, 'moderator'),
    await createPerson(app),
  ];
  const { id: caseId } = await openCase(app, { about: part.id });
  const [speaking, hearing, ...deaf] = await Promise.all(
    [looker, other, analyst, part, member].map((each) => openChannel(url, each)),
  );
  for (const screen of deaf) screen.send({ type: 'say', kind: 'looking', about: { caseId } });
  speaking?.send({ type: 'say', kind: 'looking', about: { caseId } });
  await expect.poll(() => hearing?.eventsOf('looking')).toHaveLength(1);
  expect(hearing?.eventsOf('looking')[0]?.about).toMatchObject({ caseId, memberId: looker.id });
  expect([speaking, ...deaf].flatMap((screen) => screen?.eventsOf('looking'))).toEqual([]);
  const names = await other.get('/desk/colleagues');
  const { colleagues } = names.json<{ data: { colleagues: { _id: string }[] } }>().data;
  expect(colleagues.map(({ _id }) => _id)).toEqual(expect.arrayContaining([looker.id, part.id]));
  expect(colleagues.map(({ _id }) => _id)).not.toContain(analyst.id);
  expect((await analyst.get('/desk/colleagues')).statusCode).toBe(403);
});
