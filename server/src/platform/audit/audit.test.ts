import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff } from '../../../test/members/members.ts';
import { writeAudit } from './audit.ts';
import { timeOrderedId } from '../time/time-ordered-id.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const staff = await createStaff(app);
const request = {
  ip: '127.0.0.1',
  caller: {
    id: staff.id,
    sessionId: staff.id,
    staffRole: 'administrator',
    verified: true,
    vipUntil: null,
    provenFactor: false,
  },
} as const;

const rowsAbout = (id: string) => sql`select * from audit where subject_id = ${id} order by id`;

test('a row says who did what to whom, and from where', async () => {
  const { id } = await createMember(app);
  const details = { before: { bio: 'old' }, after: { bio: 'new' } };
  await writeAudit(app.pool, request, {
    action: 'member.edit',
    subject: { kind: 'member', id },
    details,
  });
  expect(await rowsAbout(id)).toMatchObject([
    { actor_id: staff.id, actor_role: 'administrator', action: 'member.edit', details },
  ]);
});

test.each([
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.9:443', '203.0.113.9'],
  ['unknown', null],
])('from %s is logged as %s', async (ip, address) => {
  const { id } = await createMember(app);
  const subject = { kind: 'member', id } as const;
  await writeAudit(app.pool, { ...request, ip }, { action: 'member.read', subject });
  expect(await rowsAbout(id)).toMatchObject([{ address }]);
});

const attempts = (id: string) => [
  `update audit set action = 'x.y' where subject_id = '${id}'`,
  `update audit set details = '{}' where subject_id = '${id}'`,
  `delete from audit where subject_id = '${id}'`,
  'truncate audit',
];

test('trust 20: the application may add rows and read them, nothing else', async () => {
  const { id } = await createMember(app);
  await writeAudit(app.pool, request, { action: 'member.read', subject: { kind: 'member', id } });
  for (const attempt of attempts(id)) {
    await expect(app.pool.query(attempt)).rejects.toThrow('permission denied for table audit');
  }
  expect(await rowsAbout(id)).toHaveLength(1);
});

test('trust 20: not even the owner of the table changes, deletes or truncates it', async () => {
  const { id } = await createMember(app);
  await writeAudit(app.pool, request, { action: 'member.read', subject: { kind: 'member', id } });
  for (const attempt of attempts(id)) {
    await expect(app.owner.query(attempt)).rejects.toThrow('audit rows are permanent');
  }
  expect(await rowsAbout(id)).toHaveLength(1);
});

test('trust 20: erasing a member removes the values, keeps the fact, and adds its own row', async () => {
  const { id } = await createMember(app);
  const other = await createMember(app);
  const details = { after: { email: 'somebody@member.example' } };
  for (const subject of [id, other.id]) {
    await writeAudit(app.pool, request, {
      action: 'member.edit',
      subject: { kind: 'member', id: subject },
      details,
    });
  }
  await sql`update member set state = 'erased', state_by = 'self', erase_at = now() where id = ${id}`;
  await app.pool.query('select erase_from_audit($1, $2, $3, $4)', [
    timeOrderedId(),
    id,
    staff.id,
    'administrator',
  ]);
  expect(await rowsAbout(id)).toMatchObject([
    { action: 'member.edit', details: { erased: true }, address: '127.0.0.1' },
    { action: 'audit.erase', details: { rows: 1 } },
  ]);
  expect(await rowsAbout(other.id)).toMatchObject([{ details }]);
});

test('trust 20: while text is erased, the action cannot be changed', async () => {
  const { id } = await createMember(app);
  await writeAudit(app.pool, request, { action: 'member.read', subject: { kind: 'member', id } });
  const erasing = `select set_config('kindred.erasing', '${id}', false);`;
  for (const change of ["action = 'x.y'", `actor_id = '${id}'`, 'at = now()'])
    await expect(
      app.owner.query(`${erasing} update audit set ${change} where subject_id = '${id}'`),
    ).rejects.toThrow('audit rows are permanent');
  await app.owner.query("select set_config('kindred.erasing', '', false)");
});

test('ids made later sort later', () => {
  const ids = Array.from({ length: 10_000 }, timeOrderedId);
  expect(ids.toSorted()).toEqual(ids);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
