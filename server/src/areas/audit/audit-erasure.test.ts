import type { AuditEntry } from '@kindred/contract/audit';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { eraseMember } from '../members/erase.ts';

const app = await testApp();
const sql = sqlOf(app);
const lead = await createColleague(app);

async function erase({ id, email }: { id: string; email: string }) {
  await sql`update member set state = 'erased', state_by = 'self', erase_at = now() where id = ${id}`;
  await eraseMember(app, { id, email });
}

const entriesOf = async (actor: string) =>
  (await lead.get('/audit', { actor, reads: 'true' })).json<{ data: { entries: AuditEntry[] } }>()
    .data.entries;
const newSmith = (fields: object = {}) =>
  createPerson(app, { profile: { last_name: 'Smith' }, ...fields });

test('trust 44: which member of staff acted, and from where, is kept when they leave', async () => {
  const moderator = await createColleague(app, 'moderator');
  const member = await createPerson(app);
  await sql`update profile set last_name = 'Hopper' where member_id = ${moderator.id}`;
  await moderator.send('PUT', `/users/${member.id}/state`, { state: 'deactivated', reason: 'x' });
  await sql`update profile set first_name = 'Ada' where member_id = ${moderator.id}`;
  const entry = async () =>
    (await entriesOf(moderator.id)).find(({ action }) => action === 'member.deactivate');
  const before = await entry();
  expect(before?.actor.name).toBe('Grace Hopper');
  await sql`update member set staff_role = null where id = ${moderator.id}`;
  await erase(moderator);
  const after = await entry();
  expect(after?.actor.name).toBe(`Grace Hopper (${moderator.email})`);
  expect({ ...after, actor: before?.actor }).toEqual(before);
  expect(after).toMatchObject({ address: '127.0.0.1', details: { reason: 'x' } });
  const { body } = await lead.get('/audit/export', { actor: moderator.id });
  expect(body).toContain(`"Grace Hopper","${moderator.email}","moderator"`);
});

test('trust 44: an account of the same name keeps the searches by others', async () => {
  const [moderator, victim, other] = [
    await createColleague(app, 'moderator'),
    await newSmith(),
    await newSmith(),
  ];
  for (const searchTerm of ['Smith', victim.email])
    await moderator.get('/auth/search-users', { searchTerm });
  await erase(other);
  const termsOf = async () =>
    (await entriesOf(moderator.id)).map(
      ({ details }) => (details as { searchTerm?: string }).searchTerm,
    );
  expect(await termsOf()).toEqual([victim.email, 'Smith']);
  await erase(victim);
  expect(await termsOf()).toEqual([undefined, 'Smith']);
});

test('trust 44: details about a member are erased with them, but not who acted on them and from where', async () => {
  const [moderator, member] = [await createColleague(app, 'moderator'), await newSmith()];
  const ban = { state: 'banned', reason: 'Asked for money' };
  await moderator.send('PUT', `/users/${member.id}/state`, ban);
  await erase(member);
  expect((await entriesOf(moderator.id))[0]).toMatchObject({
    action: 'member.ban',
    actor: { name: 'Grace' },
    address: '127.0.0.1',
    details: { erased: true },
  });
});

test('trust 44: an account with an unconfirmed address keeps the invitations to that address', async () => {
  const email = 'friend@staff.example';
  await lead.send('POST', '/staff/invitations', { email, role: 'administrator' });
  const invited = async () =>
    (await entriesOf(lead.id)).find(({ action }) => action === 'invitation.create')?.details;
  await erase(await createPerson(app, { member: { email, email_verified_at: null } }));
  expect(await invited()).toEqual({ email, role: 'administrator' });
  await erase(await createPerson(app, { member: { email } }));
  expect(await invited()).toEqual({ erased: true, role: 'administrator' });
});

test('trust 44: nothing is removed from the log for a member who still exists', async () => {
  const moderator = await createColleague(app, 'moderator');
  await expect(
    sql`select erase_from_audit(gen_random_uuid(), ${moderator.id}, ${moderator.id}, 'member')`,
  ).rejects.toThrow('only erased members can be removed from the audit log');
  await expect(
    app.owner.query(`select set_config('kindred.erasing', 'x', false);
      update audit set actor_name = 'Someone else' where actor_id = '${lead.id}'`),
  ).rejects.toThrow('audit rows are permanent');
  await app.owner.query("select set_config('kindred.erasing', '', false)");
});
