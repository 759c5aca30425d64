import { expect, test } from 'vitest';
import { say } from '../../../test/chat/chats.ts';
import { withMatches } from '../../../test/safety/safety.ts';
import { testApp } from '../../../test/service/app.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

const app = await testApp({ site: { 'safetyRules.youngPeople': 2 } });

type Matches = Awaited<ReturnType<typeof withMatches>>;

const write = ({ ada }: Matches, other: Matches['others'][number], text: string) =>
  ada.send('PUT', `/chats/${other.id}/messages/${timeOrderedId()}`, { text });

test('a young account writes to so many new people a day until someone answers, and is told how it is', async () => {
  const matches = await withMatches(app, 4);
  const [first, second, third, fourth] = matches.others as [
    Matches['ada'],
    Matches['ada'],
    Matches['ada'],
    Matches['ada'],
  ];
  expect((await write(matches, first, 'Do you like tea?')).statusCode).toBe(200);
  expect((await write(matches, second, 'What do you read?')).statusCode).toBe(200);
  const refused = await write(matches, third, 'Where do you hike?');
  expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'young_account' }]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(80_000);
  // Whom they wrote to already is not new.
  expect((await write(matches, first, 'Or coffee?')).statusCode).toBe(200);
  await say(first, matches.ada, 'I like both.');
  expect((await write(matches, third, 'Where do you hike?')).statusCode).toBe(200);
  expect((await write(matches, fourth, 'Which film was good?')).statusCode).toBe(200);
});

test('an account that is no longer young, and one whose photos are checked, has no such limit', async () => {
  for (const change of [
    `update member set created_at = created_at - interval '4 days' where id = $1`,
    `insert into checked_person (member_id, excused, checked_at, main_photo, first_name, birth_date)
      values ($1, true, now(), 'any', 'Ada', '1990-01-01')`,
  ]) {
    const matches = await withMatches(app, 3);
    await app.pool.query(change, [matches.ada.id]);
    for (const [index, other] of matches.others.entries())
      expect((await write(matches, other, `Question ${index}`)).statusCode).toBe(200);
  }
});
