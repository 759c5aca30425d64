// @module-tag long
import { expect, test } from 'vitest';
import { long } from '../../../../../e2e/test-size.ts';
import { waitUntilNext } from '../../../../test/members/answers.ts';
import { testApp } from '../../../../test/service/app.ts';
import {
  type Secrets,
  answerAll,
  answersOf,
  attack,
  createTwin,
} from '../../../../test/worlds/twin-worlds.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const day = 86_400_000;
const each = long ? 6 : 3;
const moments = long
  ? (['hour', 'hour', 'hour', 'day', 'day', 'day', 'day'] as const)
  : (['hour', 'day'] as const);
/** The same in all worlds, some minutes after midnight. */
const start = Math.ceil(Date.now() / day) * day + 600_000;

/** Everything that attackers and bystanders are told in a world in which the target has these answers. */
async function attackTwice(secrets: Secrets) {
  const app = await testApp();
  const twin = await createTwin(app, start, each);
  await answerAll(twin.target, answersOf(secrets));
  await waitUntilNext(app, 'hour');
  const shown = await attack(app, twin, secrets, moments);
  await addJob(app.pool, 'estimate-rank-bonuses', {});
  await app.jobs.runDue();
  return [...shown, ...(await attack(app, twin, secrets, ['day']))];
}

test('trust 43: whatever the hidden answers of a member are, no response to anyone else changes by a byte', async () => {
  const shown = await attackTwice({ hidden: 1, open: 1 });
  expect(shown.length).toBeGreaterThan(400);
  expect(await attackTwice({ hidden: 50_000, open: 1 })).toEqual(shown);
  // A different open answer is noticed, so the comparison does notice answers.
  expect(await attackTwice({ hidden: 1, open: 2 })).not.toEqual(shown);
});
