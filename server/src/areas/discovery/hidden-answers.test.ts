import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import {
  type Secrets,
  answerAll,
  answersOf,
  attack,
  createTwin,
} from '../../../test/twin-worlds.ts';
import { waitUntilNext } from '../../../test/answers.ts';
import { renewed } from '../../../test/likes.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const day = 86_400_000;
/** The same in all worlds, some minutes after midnight. */
const start = Math.ceil(Date.now() / day) * day + 600_000;

/** Everything that attackers and bystanders are told in a world in which the target has these answers. */
async function tellAll(secrets: Secrets) {
  const app = await testApp();
  const twin = await createTwin(app, start);
  await answerAll(twin.target, answersOf(secrets));
  await waitUntilNext(app, 'hour');
  const told = await attack(app, twin, secrets);
  await addJob(app.pool, 'estimate-standings', {});
  await app.jobs.runDue();
  told.push(...(await attack(app, twin, secrets)));
  const [seen] = twin.references;
  const own = seen && (await (await renewed(app, twin.target)).get(`/auth/user/${seen.id}`)).body;
  return { told, own };
}

test('trust 43: whatever the hidden answers of a member are, no response to anyone else changes by a byte', async () => {
  const [one, other] = [
    await tellAll({ hidden: 1, open: 1 }),
    await tellAll({ hidden: 50_000, open: 1 }),
  ];
  expect(one.told.length).toBeGreaterThan(1000);
  expect(other.told).toEqual(one.told);
  const opened = await tellAll({ hidden: 1, open: 2 });
  // An open answer that differs is noticed, so the comparison does notice answers.
  expect(opened.told).not.toEqual(one.told);
}, 240_000);
