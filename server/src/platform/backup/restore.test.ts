import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import {
  backUp,
  backupKey,
  check,
  databaseWithoutTables,
  restoreTo,
  startRestored,
  temporaryFolder,
} from '../../../test/backup/backup.ts';
import { textsOf, write } from '../../../test/chat/chats.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { comparePhotos, photoUrl, setMainPhoto, uploadPhoto } from '../../../test/files/images.ts';
import { findTraces } from '../../../test/files/find-traces.ts';
import { matchOf } from '../../../test/likes/likes.ts';
import { createMember, signIn } from '../../../test/members/members.ts';
import { createPerson, personOf } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { eraseLeavers } from '../../areas/members/erase.ts';
import { compareCounts } from '../../areas/statistics/queries.ts';
import { addJob } from '../jobs/jobs.ts';
import { addErasedIds, readErasedIds } from './erased-ids.ts';

const backups = await temporaryFolder();
const app = await testApp({ environment: { BACKUP_DIR: backups } });
const sql = sqlOf(app);

async function erase(id: string) {
  await sql`update member set state = 'leaving', state_by = 'self', erase_at = now() - interval '1 hour' where id = ${id}`;
  await eraseLeavers(app);
  await app.jobs.runDue();
}

test(
  'trust 95: a restore has all rows and files of one moment, and none of a member who was erased since',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await write(ada, alan, 'Do you like lighthouses?');
    await write(alan, ada, 'Only \\tall\tones\nat night');
    const photo = await uploadPhoto(ada);
    await setMainPhoto(ada, photo);
    const url = await photoUrl(app, photo);
    const picture = (await app.inject(url)).rawPayload;
    const gone = await createPerson(app, { member: { email: 'gone@member.example' } });
    const goneIds = [await uploadPhoto(gone)].map(({ publicId }) => publicId);
    await setMainPhoto(gone, { publicId: goneIds[0] });

    const over = new AbortController();
    let sent = 0;
    const writing = (async () => {
      while (!over.signal.aborted) {
        await write(ada, alan, `Message ${(sent += 1)}`);
        await setMainPhoto(ada, await uploadPhoto(ada));
        await app.jobs.runDue();
      }
    })();
    await expect.poll(() => sent).toBeGreaterThan(2);
    const { path, rows, files } = await backUp(app);
    over.abort();
    await writing;
    expect(rows).toBeGreaterThan(100);
    expect(files).toBeGreaterThan(3);
    expect(await check(path)).toMatchObject({ rows, files });

    await erase(gone.id);
    expect((await readErasedIds([backups])).ids).toEqual([gone.id]);

    const again = await startRestored(path, backups);
    expect(again.restored).toMatchObject({ rows, files });
    await again.jobs.runDue();
    const traces = await findTraces(again, ['gone@member.example', ...goneIds, gone.id]);
    expect([...new Set(traces.map(({ place }) => place))]).toEqual(['audit']);

    const adaAgain = personOf(again, ada, await signIn(again, ada));
    const texts = await textsOf(adaAgain, alan);
    expect(texts).toContain('Only \\tall\tones\nat night');
    // Those sent until the moment of the backup, without a gap.
    const numbers = texts.flatMap((text) =>
      text?.startsWith('Message ') ? [Number(text.slice(8))] : [],
    );
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      numbers.map((_, index) => index + 1),
    );
    await write(adaAgain, alan, 'And you are back');

    const main = await sqlOf(again)<{
      url: string;
    }>`select url from photo where member_id = ${ada.id} order by position limit 1`;
    const shown = await again.inject(main[0]?.url ?? '');
    expect(shown.statusCode).toBe(200);
    expect(picture.length).toBeGreaterThan(0);
    const photos = await comparePhotos(again);
    expect(photos.rows.filter((id) => !photos.files.includes(id))).toEqual([]);
    expect(await compareCounts(again.pool)).toEqual([]);
  },
);

test(
  'trust 95: sessions, codes, invitations and mails from before the restore are not used again',
  { tags: ['long'] },
  async () => {
    const person = await createPerson(app, { member: { email: 'ines@member.example' } });
    await person.send('POST', '/archives', {});
    await app.inject({
      method: 'POST',
      url: '/api/v1/auth/forgot-password',
      payload: { email: person.email },
    });
    await app.jobs.runDue();
    await addJob(app.pool, 'mail', { sealed: 'a mail that was waiting' });
    await addJob(app.pool, 'remove-photo', { publicId: 'x' });
    await sql`insert into invitation (email, role, token_hash, sent_at, expires_at)
    values ('new@kindred.example', 'support', '\\x00', now(), now() + interval '1 day')`;
    await sql`insert into process (id, role, version, files) values (gen_random_uuid(), 'all', '0.1.0', 'folder then')`;
    const links = await sql`select from archive where token_hash is not null`;
    expect(links).toHaveLength(1);
    await sql`insert into notice (member_id, id, kind, created_at) values (${person.id}, ${person.id}, 'premium', now())`;
    await sql`insert into delivery (member_id, notice_id, channel, due_at) values (${person.id}, ${person.id}, 'mail', now()),
    (${person.id}, ${person.id}, 'push', now() + interval '1 hour')`;
    const { path } = await backUp(app);
    await app.owner.query(`delete from invitation; delete from graphile_worker._private_jobs`);

    const again = await startRestored(path, backups);
    const count = async (table: string) =>
      (await again.owner.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count;
    expect(await count('archive where token_hash is not null')).toBe(0);
    for (const table of ['session', 'code', 'invitation', 'process'])
      expect(await count(table), table).toBe(0);
    const { rows: jobs } = await again.owner.query<{ kind: string }>(
      'select task_identifier as kind from graphile_worker.jobs order by 1',
    );
    const kinds = jobs.map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining([
        'erase-leavers',
        'reconcile-payments',
        'remove-photo',
        'replay-payment-events',
      ]),
    );
    expect(kinds).not.toContain('mail');
    const { rows: deliveries } = await again.owner.query(
      'select channel, state from delivery where member_id = $1 order by channel',
      [person.id],
    );
    expect(deliveries).toEqual([
      { channel: 'mail', state: 'kept' },
      { channel: 'push', state: 'waiting' },
    ]);
    const { headers } = person;
    expect((await again.inject({ url: '/api/v1/auth/profile', headers })).statusCode).toBe(401);
  },
);

test(
  'someone who was erased while banned is erased again, and the address stays banned',
  { tags: ['long'] },
  async () => {
    const email = 'banned@member.example';
    const member = await createMember(app, {
      member: { email, state: 'banned', state_by: 'staff' },
    });
    const { path } = await backUp(app);
    await addErasedIds(backups, [member.id]);
    const again = await startRestored(path, backups);
    expect(again.restored.lines).toEqual([
      `Members who are erased again at the start: 1, as listed in ${join(backups, 'erased-ids')}.`,
    ]);
    await again.jobs.runDue();
    expect(await sqlOf(again)`select from member where id = ${member.id}`).toEqual([]);
    expect(await sqlOf(again)`select from banned_address`).toHaveLength(1);
  },
);

test(
  'members are erased again by the list beside the archive too, and a restore says if there is none',
  { tags: ['long'] },
  async () => {
    const [one, other] = [await createMember(app), await createMember(app)];
    const { path } = await backUp(app);
    const [moved, elsewhere] = [await temporaryFolder(), await temporaryFolder()];
    const copy = join(moved, basename(path));
    await copyFile(path, copy);
    const place = async () => ({
      dataDir: join(await temporaryFolder(), 'data'),
      databaseUrl: await databaseWithoutTables(),
      backups: elsewhere,
    });
    const lists = [join(elsewhere, 'erased-ids'), join(moved, 'erased-ids')];
    expect((await restoreTo(copy, await place())).lines).toEqual([
      `No member is erased again, as neither ${lists.join(' nor ')} exists: if the list of erased members is elsewhere, copy it there and repeat the restore.`,
    ]);
    await addErasedIds(moved, [one.id]);
    await addErasedIds(elsewhere, [other.id]);
    const there = await place();
    expect((await restoreTo(copy, there)).lines).toEqual([
      `Members who are erased again at the start: 2, as listed in ${lists.join(' and ')}.`,
    ]);
    const client = new Client(there.databaseUrl);
    await client.connect();
    const { rows } = await client.query('select state from member where id = any ($1)', [
      [one.id, other.id],
    ]);
    await client.end();
    expect(rows).toEqual([{ state: 'erased' }, { state: 'erased' }]);
  },
);

test(
  'a restore that fails leaves the database and the folder as they were',
  { tags: ['long'] },
  async () => {
    const { path } = await backUp(app);
    const whole = await readFile(path);
    const folder = await temporaryFolder();
    const cut = join(folder, 'cut.backup');
    await writeFile(cut, whole.subarray(0, -100));
    const changed = join(folder, 'changed.backup');
    await writeFile(changed, Buffer.from(whole).fill(0, whole.length - 2000, whole.length - 1900));
    const databaseUrl = await databaseWithoutTables();
    const dataDir = join(folder, 'data');
    const restore = (file: string, more: object = {}) =>
      restoreTo(file, { dataDir, databaseUrl, backups, ...more });
    await expect(restore(cut)).rejects.toThrow(/^cut\.backup is cut off: /);
    await expect(restore(changed)).rejects.toThrow(
      /^changed\.backup has been changed or damaged: /,
    );
    await expect(restore(join(folder, 'none.backup'))).rejects.toThrow(/^There is no file /);
    const key = { ...backupKey, text: 'x'.repeat(64) };
    await expect(restore(path, { key })).rejects.toThrow(/^BACKUP_KEY_FILE \S+ does not open /);
    const environment = { S3_BUCKET: 'kindred' };
    await expect(restore(path, { environment })).rejects.toThrow(/^This backup has its files/);
    const client = new Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query(
      `select nspname from pg_namespace where nspname in ('graphile_worker', 'kindred_restoring')
      union all select relname from pg_class where relnamespace = 'public'::regnamespace`,
    );
    await client.end();
    expect(rows).toEqual([]);
    expect((await readdir(dataDir)).filter((name) => !['lock', 'run'].includes(name))).toEqual([]);
    // The same place takes a whole one.
    expect((await restore(path)).lines).toEqual([
      expect.stringMatching(/^Members who are erased again/),
    ]);
  },
);

test(
  'a restore replaces neither a database nor files that are there',
  { tags: ['long'] },
  async () => {
    const { path } = await backUp(app);
    const dataDir = join(await temporaryFolder(), 'data');
    await expect(
      restoreTo(path, { dataDir, backups, databaseUrl: app.databaseUrl }),
    ).rejects.toThrow(/^The database has tables already, and a restore replaces nothing/);
    const databaseUrl = await databaseWithoutTables();
    await mkdir(join(dataDir, 'files/0af/photos'), { recursive: true });
    const present = join(dataDir, 'files/0af/photos/someone.webp');
    await writeFile(present, 'a photo');
    await expect(restoreTo(path, { dataDir, backups, databaseUrl })).rejects.toThrow(
      /files has files already, and a restore replaces nothing/,
    );
    expect(existsSync(present)).toBe(true);
  },
);

test('a start and a restore on the same database wait for each other', async () => {
  const { path } = await backUp(app);
  const databaseUrl = await databaseWithoutTables();
  const other = new Client(databaseUrl);
  await other.connect();
  await other.query('select pg_advisory_lock(5041226)');
  const dataDir = join(await temporaryFolder(), 'data');
  await expect(restoreTo(path, { dataDir, backups, databaseUrl })).rejects.toThrow(
    /^Another process is changing the database/,
  );
  await other.end();
});
