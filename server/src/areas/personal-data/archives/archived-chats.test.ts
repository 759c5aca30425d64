// @module-tag long
import { expect, test } from 'vitest';
import { unzip } from '../../../../test/files/unzip.ts';
import { write } from '../../../../test/chat/chats.ts';
import { matchOf } from '../../../../test/likes/likes.ts';
import { testApp } from '../../../../test/service/app.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();

const day = 86_400_000;

test.each([
  ['on the same day', 0],
  ['after 95 days', 95],
])(
  'trust 23: the own archive does not reveal who blocked, unmatched or left, %s',
  async (_, days) => {
    const filesOf = async (change: string) => {
      const [ada, alan] = await matchOf(app);
      await write(ada, alan, 'Hello');
      await write(alan, ada, 'Hi');
      await app.pool.query(change, [ada.id, alan.id]);
      const ago = [ada.id, new Date(Date.now() - days * day)];
      await app.pool.query(
        'update match set matched_at = $2, ended_at = $2 where ended_at is not null and $1 in (member_id, other_id)',
        ago,
      );
      await app.pool.query(
        'update match set away_since = $2 where away_since is not null and $1 in (member_id, other_id)',
        ago,
      );
      await app.pool.query(
        'update block set created_at = $2 where $1 in (member_id, other_id)',
        ago,
      );
      await addJob(app.pool, 'delete-ended-chats', {});
      await app.jobs.runDue();
      await ada.send('POST', '/archives', {});
      await app.jobs.runDue();
      const files = unzip((await ada.get('/archives/file')).rawPayload);
      const textOf = (name: string) =>
        (files.get(name)?.toString() ?? '')
          .replaceAll(/"\d{4}-[^"]+"/g, '"time"')
          .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'id');
      const names = [...files.keys()].filter((name) =>
        /^(matches|notices|chats|messages|drafts|photos-in-chats)\.json$/.test(name),
      );
      return names
        .toSorted()
        .map((name) => [name, textOf(name).replaceAll(/"chat": ?"\d+"/g, '"chat"')]);
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
    expect(blocked.length).toBe(6);
    expect(unmatched).toEqual(blocked);
    expect(left).toEqual(blocked);
  },
);
