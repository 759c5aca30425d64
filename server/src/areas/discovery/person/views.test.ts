import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createMember } from '../../../../test/members/members.ts';
import { createPerson } from '../../../../test/members/people.ts';

const app = await testApp({ environment: { LIMITS: '0.05' } });

test('trust 25: profiles are viewed at a rate at which no one can copy all of them', async () => {
  const hour = 3_600_000;
  app.advanceClock(hour - (app.now().getTime() % hour));
  const ada = await createPerson(app, {
    member: { created_at: new Date(app.now().getTime() - 72 * hour) },
  });
  // So many that neither the limit of people nor that of views of one of them is reached.
  const people = await Promise.all(Array.from({ length: 10 }, () => createMember(app)));
  const answers = [];
  // Slowly, so that only the hourly limit applies.
  for (let view = 0; view < 31; view++) {
    answers.push(await ada.get(`/auth/user/${people[view % people.length]?.id}`));
    app.advanceClock(20_000);
  }
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  const refused = answers.at(-1);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});
