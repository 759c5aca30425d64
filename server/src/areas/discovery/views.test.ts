import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createMember } from '../../../test/members.ts';
import { createPerson } from '../../../test/people.ts';

const app = await testApp({ environment: { LIMITS: '0.01' } });

test('trust 25: profiles are viewed at a rate at which nobody can copy them all', async () => {
  const hour = 3_600_000;
  app.advanceClock(hour - (app.now().getTime() % hour));
  const ada = await createPerson(app);
  const { id } = await createMember(app);
  const answers = [];
  // One in a minute: what holds them back is the hour, and not the haste.
  for (let view = 0; view < 7; view++) {
    answers.push(await ada.get(`/auth/user/${id}`));
    app.advanceClock(60_000);
  }
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  const refused = answers.at(-1);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});
