import type { StaffUser } from '@kindred/contract/user-admin';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember, createStaff, signIn } from '../../../test/members/members.ts';
import { personOf } from '../../../test/members/people.ts';
import { insertReport } from '../../../test/desk/reports.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { withOpenTransaction } from '../../../test/database/with-open-transaction.ts';

const app = await testApp({ environment: { DATABASE_POOL: '16' } });
const sql = sqlOf(app);

const newStaff = async () => {
  const staff = await createStaff(app);
  return personOf(app, staff, await signIn(app, staff));
};
const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;

async function auditCount(where: string) {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int as count from audit where ${where}`,
  );
  return rows[0]?.count;
}

test(
  'twenty staff change the same members and reports: nothing is lost, each change is logged once',
  { tags: ['long'] },
  async () => {
    const team = await Promise.all(range(20).map(newStaff));
    const members = await Promise.all(range(3).map(() => createMember(app)));
    const reports = await Promise.all(
      range(3).map((index) =>
        insertReport(app, { by: pick(members, index).id, about: pick(members, index + 1).id }),
      ),
    );
    let changed = 0;
    const lost: string[] = [];

    await Promise.all(
      team.map(async (staff, place) => {
        for (const round of range(6)) {
          const { id } = pick(members, place + round);
          const seen = (await staff.get(`/users/${id}`)).json<{
            data: { user: StaffUser; version: string };
          }>().data;
          const ifMatch = { 'if-match': seen.version };
          const state = seen.user.state === 'active' ? 'deactivated' : 'active';
          const answer =
            round % 3 === 2
              ? await staff.send(
                  'PUT',
                  `/users/${id}`,
                  { firstName: `N${place}r${round}`, email: `n${place}r${round}@member.example` },
                  ifMatch,
                )
              : await staff.send(
                  'PUT',
                  `/users/${id}/state`,
                  { state, reason: `${place}/${round}` },
                  ifMatch,
                );
          if (answer.statusCode === 200) changed += 1;
          else lost.push(`${answer.statusCode}`);

          const report = pick(reports, place + round);
          const replied = await staff.send('POST', `/reports/report/${report}/reply`, {
            message: `${place}/${round}`,
            isInternal: round % 2 === 0,
          });
          expect(replied.statusCode, replied.body).toBe(200);
          const status = round % 2 ? 'in_progress' : 'closed';
          const moved = await staff.send('PUT', `/reports/report/${report}/status`, { status });
          expect([200, 409], moved.body).toContain(moved.statusCode);
        }
      }),
    );

    expect(changed).toBeGreaterThan(0);
    expect(new Set(lost)).toEqual(new Set(lost.length > 0 ? ['412'] : []));
    expect(changed + lost.length).toBe(120);
    expect(
      await auditCount("action in ('member.activate', 'member.deactivate', 'member.edit')"),
    ).toBe(changed);
    // Each change started where the one before it had ended.
    for (const { id } of members) {
      const { rows } = await app.pool.query<{ before: string; after: string }>(
        `select details -> 'before' ->> 'state' as before, details -> 'after' ->> 'state' as after
        from audit where subject_id = $1 and action in ('member.activate', 'member.deactivate')
        order by at, id`,
        [id],
      );
      const { state } = await sql.one<{ state: string }>`select state from member where id = ${id}`;
      expect(rows.length % 2 === 0 ? 'active' : 'deactivated').toBe(state);
    }
    expect(await auditCount("action = 'report.reply' or action = 'report.note'")).toBe(120);
    const { rows: events } = await app.pool.query<{ count: number }>(
      'select count(*)::int as count from report_event where from_status is not null',
    );
    // An undone decision has no events any more.
    const moves = await auditCount("action in ('report.status', 'case.decide')");
    const undone = await auditCount("action = 'case.undo'");
    expect(events[0]?.count).toBeGreaterThanOrEqual((moves ?? 0) - (undone ?? 0));
    const counts = (view: string) =>
      app.pool.query(`select metric, split, value::int from ${view} order by 1, 2`);
    expect((await counts('present_count')).rows).toEqual((await counts('full_count')).rows);
  },
);

test('two administrators who deactivate each other in parallel both get a response, and one stays', async () => {
  for (const _ of range(10)) {
    await app.pool.query(`update member set staff_role = null where staff_role is not null`);
    const [a, b] = [await newStaff(), await newStaff()];
    const out = (by: typeof a, of: typeof a) =>
      by.send('PUT', `/users/${of.id}/state`, { state: 'deactivated', reason: 'Both' });
    const answers = await Promise.all([out(a, b), out(b, a)]);
    // The second one is no longer signed in, or finds the last administrator.
    const second = answers.find(({ statusCode }) => statusCode !== 200);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect([401, 409]).toContain(second?.statusCode);
    const { rows } = await app.pool.query(
      `select from member where staff_role = 'administrator' and state = 'active'`,
    );
    expect(rows).toHaveLength(1);
  }
});

test('a member who becomes an administrator in parallel is not deactivated as if they were a member', async () => {
  await app.pool.query(`update member set staff_role = null where staff_role is not null`);
  const administrator = await newStaff();
  const promoted = await createMember(app);
  const ban = () =>
    administrator.send('PUT', `/users/${promoted.id}/state`, { state: 'banned', reason: 'Spam' });
  const demoting = await app.pool.connect();
  await demoting.query('begin');
  await demoting.query('update member set staff_role = null where id = $1', [administrator.id]);
  // The ban waits for the promotion, while another process takes the role of the only other administrator.
  const promote = `update member set staff_role = 'administrator' where id = $1`;
  const answers: Awaited<ReturnType<typeof ban>>[] = [];
  await withOpenTransaction(app, promote, promoted.id, async () => {
    void ban().then((answer) => answers.push(answer));
  });
  // It starts again, waits for the other process too, and sees what both have done.
  expect(answers).toEqual([]);
  await demoting.query('commit');
  demoting.release();
  await expect.poll(() => answers.map(({ statusCode }) => statusCode)).toEqual([409]);
  const { rows } = await app.pool.query(
    `select id from member where staff_role = 'administrator' and state = 'active'`,
  );
  expect(rows).toEqual([{ id: promoted.id }]);
});
