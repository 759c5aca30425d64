import { expect, test } from 'vitest';
import { unzip } from '../../../../test/files/unzip.ts';
import { matchOf } from '../../../../test/likes/likes.ts';
import { testApp } from '../../../../test/service/app.ts';

const app = await testApp();

test('trust 23: the own archive does not reveal who blocked, unmatched or left', async () => {
  const filesOf = async (change: string) => {
    const [ada, alan] = await matchOf(app);
    await app.pool.query(change, [ada.id, alan.id]);
    await ada.send('POST', '/archives', {});
    await app.jobs.runDue();
    const files = unzip((await ada.get('/archives/file')).rawPayload);
    const textOf = (name: string) =>
      (files.get(`${name}.json`)?.toString() ?? '').replaceAll(/"\d{4}-[^"]+"/g, '"time"');
    return [textOf('matches'), textOf('notices')];
  };
  const blocked = await filesOf(
    `insert into block (member_id, other_id, mine, theirs) values ($1, $2, false, true), ($2, $1, true, false)`,
  );
  const unmatched = await filesOf(
    'update match set ended_at = matched_at where (member_id, other_id) in (($1, $2), ($2, $1))',
  );
  const left = await filesOf(
    `update member set state = 'deactivated', state_by = 'self' where id = $2 and $1::uuid is not null`,
  );
  expect(unmatched).toEqual(blocked);
  expect(left).toEqual(blocked);
});
