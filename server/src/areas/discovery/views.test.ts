import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createMember } from '../../../test/members.ts';
import { createPerson } from '../../../test/people.ts';

const app = await testApp({ environment: { LIMITS: '0.01' } });

test('trust 25: profiles are viewed at a rate at which nobody can copy all of them', async () => {
  const hour = 3_600_000;
  app.advanceClock(hour - (app.now().getTime() % hour));
  const ada = await createPerson(app);
  const { id } = await createMember(app);
  const answers = [];
  // One per minute, so that only the hourly limit applies.
  for (let view = 0; view < 7; view++) {
    answers.push(await ada.get(`/auth/user/${id}`));
    app.advanceClock(60_000);
  }
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const refused = answers.at(-1);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});
