import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createMember } from '../../../test/members.ts';
import { createPerson } from '../../../test/people.ts';

const app = await testApp({ environment: { LIMITS: '0.01' } });

test('trust 25: profiles are viewed at a rate at which nobody can copy them all', async () => {
  const ada = await createPerson(app);
  const { id } = await createMember(app);
  const answers = [];
  for (let view = 0; view < 7; view++) answers.push(await ada.get(`/auth/user/${id}`));
  expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
});
