import { expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { testApp } from '../../../test/service/app.ts';
import { everythingAbout, listQueue, openCase } from '../../../test/desk/desk.ts';
import { type Person, type Scene, actsOn, openScene } from '../../../test/desk/desk-acts.ts';
import { brokenRules, notifiedWrongly } from '../../../test/desk/desk-rules.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { endUndo } from '../../../test/desk/reports.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { randomBelow } from '../../../test/random.ts';
import { seed } from '../../../test/seed.ts';

const app = await testApp({ environment: { LIMITS: '1000' } });
const sql = sqlOf(app);
const acts = actsOn(app);
const names = Object.keys(acts);
const rounds = long ? 1000 : 10;
const two = [await createColleague(app), await createColleague(app, 'moderator')];
const reporters = await Promise.all(Array.from({ length: 3 }, () => createPerson(app)));

const sceneOf = async (round: number) =>
  openScene(app, await createPerson(app, aMan()), {
    team: two,
    reporters,
    random: randomBelow(seed + round + 1),
  });

const runOf = ({ random }: Scene) =>
  Array.from({ length: 8 }, () => names[random(names.length)] ?? 'claim');

const caseOf = async ({ about }: Scene) =>
  (
    await sql<{ id: string }>`select id from report_case
      where member_id = ${about.id} order by closed_at nulls first limit 1`
  )[0]?.id ?? about.id;

const keepsDecision = (name: string) => name === 'claim' || name === 'release';

/** One after the other. An undo with nothing in between is compared with the state before. */
async function actInTurn(scene: Scene) {
  const wrong: unknown[] = [];
  let undoable: { caseId: string; before: unknown } | null = null;
  for (const name of [...runOf(scene), 'decide', 'undo']) {
    const caseId = await caseOf(scene);
    const before = name.startsWith('decide')
      ? await everythingAbout(app, caseId, scene.about.id)
      : null;
    const answer = await acts[name]?.(scene);
    if (answer && answer.statusCode >= 500) wrong.push([name, answer.statusCode]);
    const succeeded = answer?.statusCode === 200;
    if (name.startsWith('undo') && succeeded && undoable) {
      const after = await everythingAbout(app, undoable.caseId, scene.about.id);
      if (JSON.stringify(after) !== JSON.stringify(undoable.before))
        wrong.push([name, undoable, after]);
      compared += 1;
    }
    if (before && succeeded) undoable = { caseId, before };
    else if (!keepsDecision(name)) undoable = null;
  }
  return wrong;
}
let compared = 0;

async function actAtOnce(scene: Scene) {
  const answers = await Promise.all(
    runOf(scene).map(async (name) => [name, await acts[name]?.(scene)] as const),
  );
  return answers.flatMap(([name, answer]) =>
    answer && answer.statusCode >= 500 ? [[name, answer.statusCode, answer.json<unknown>()]] : [],
  );
}

test(
  'trust 61: in any order of actions by two moderators, reporters and members, a case is decided once, and an undo restores every row',
  { tags: ['long'], timeout: 1_200_000 },
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const scene = await sceneOf(round);
      const wrong = await (round % 2 === 0 ? actInTurn(scene) : actAtOnce(scene));
      expect(wrong, `with seed ${seed + round}`).toEqual([]);
    }
    expect(compared).toBeGreaterThan(0);
    expect(await brokenRules(app)).toEqual([]);
    await endUndo(app);
    expect(await notifiedWrongly(app)).toEqual([]);
  },
);

/** Decides the first case in the queue until it is empty. */
async function workThrough(by: Person, random: (limit: number) => number) {
  const statuses: number[] = [];
  for (;;) {
    const { cases } = await listQueue(by, { holder: 'none', limit: '5' });
    const next = cases[random(cases.length)];
    if (!next) return statuses;
    const claimed = await by.send('PUT', `/desk/cases/${next._id}/claim`);
    statuses.push(claimed.statusCode);
    if (claimed.statusCode !== 200) continue;
    const open = await sql<{ _id: string }>`select id as "_id" from report
      where case_id = ${next._id} and status_rank <= 1`;
    const decided = await by.send('POST', `/desk/cases/${next._id}/decisions`, {
      version: next.version,
      action: 'dismiss',
      reports: open.map(({ _id }) => ({ _id, outcome: 'closed' })),
    });
    statuses.push(decided.statusCode);
    const { decision } = decided.json<{ data: { decision?: { _id: string } } }>().data;
    // One in eight changes their mind and gives the case back.
    if (decision && random(8) === 0) await by.send('POST', `/desk/decisions/${decision._id}/undo`);
    await by.send('DELETE', `/desk/cases/${next._id}/claim`);
  }
}

test('trust 61: twenty moderators on one queue decide every case once', async () => {
  const twenty = await Promise.all(
    Array.from({ length: 20 }, () => createColleague(app, 'moderator')),
  );
  const cases = await Promise.all(
    Array.from({ length: long ? 300 : 12 }, (_, index) =>
      openCase(app, {
        reports: 1 + (index % 2),
        ...(index % 3 === 0 && { about: null, reports: 1 }),
      }),
    ),
  );
  const ids = cases.map(({ id }) => id);
  const statuses = await Promise.all(
    twenty.map((by, at) => workThrough(by, randomBelow(seed + at + 1))),
  );
  expect(statuses.flat().filter((status) => ![200, 404, 409, 412].includes(status))).toEqual([]);
  const decided = await sql`select case_id from decision
      where case_id = any (${ids}) and undone_at is null`;
  expect(decided.map(({ case_id }) => case_id as string).toSorted()).toEqual(ids.toSorted());
  expect(await brokenRules(app)).toEqual([]);
  await endUndo(app);
  expect(await notifiedWrongly(app)).toEqual([]);
});
