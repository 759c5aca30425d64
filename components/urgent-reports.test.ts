// @module-tag long
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { openCase } from '../server/test/desk/desk.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { untilDone } from './keys.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectGone,
  expectHeading,
  expectText,
  press,
  region,
  untilKeysAct,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);
const as = await createStaff(app, 'moderator');

/** A case of people who say that this member is 15. */
async function suspectedMinor({ name = 'Ada', escalated = true, reports = 1 } = {}) {
  const about = await createMember(app, { profile: { first_name: name } });
  const found = await openCase(app, {
    about: about.id,
    reports,
    description: 'She told me she is 15 and still goes to school.',
  });
  if (escalated) await sql`update report_case set escalated_at = now() where id = ${found.id}`;
  return found;
}

const actions = (id: string) =>
  sql`select action from decision where case_id = ${id} and undone_at is null`;

test('trust 163: neither a key nor Enter typed ahead decides about a suspected minor, but a choice in a dialog that says what ends', async () => {
  const { id } = await suspectedMinor();
  const { network } = await open(`/desk?case=${id}`, { as });
  await untilKeysAct();
  await user.keyboard('d{Enter}');
  const asked = await dialog('Dismiss: what it ends');
  for (const said of [
    'Someone may be under 18',
    'No one checks anymore whether someone is under 18.',
    'The account of Ada stays as it is.',
    'Their evidence is deleted with them',
    'The reporter reads:',
    "From that, we couldn't tell that anyone here is under 18",
  ])
    await expectText(said, asked);
  expect((await button('Dismiss', asked)).matches(':disabled')).toBe(true);
  await user.keyboard('{Enter}{Enter}');
  await untilDone(network);
  expect(await actions(id)).toEqual([]);
  await user.keyboard(' ');
  await press('Dismiss', asked);
  await expect.poll(() => actions(id)).toEqual([{ action: 'dismiss' }]);
});

test('trust 163: a sanction of a suspected minor asks as well, and Cancel leads back to it', async () => {
  const { id } = await suspectedMinor({ reports: 3 });
  const { network } = await open(`/desk?case=${id}`, { as });
  await untilKeysAct();
  await user.keyboard('w');
  const panel = await region('Details: Warn');
  await press('Warn and answer 3 reporters', panel);
  const asked = await dialog('Warn: what it ends');
  await expectText('3 reporters read:', asked);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await untilDone(network);
  expect(await actions(id)).toEqual([]);
  await button('Warn and answer 3 reporters', panel);
});

test('trust 163: a suspected minor whose photos are hidden can be escalated and nothing else', async () => {
  const { id } = await suspectedMinor({ escalated: false });
  await open(`/desk?case=${id}`, { as });
  await untilKeysAct();
  await user.keyboard('d');
  const asked = await dialog('Dismiss: what it ends');
  await expectText('Escalate it first.', asked);
  expect(asked.queryByRole('checkbox')).toBeNull();
  expect(asked.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  await press('Escalate', asked);
  await expect
    .poll(() => sql`select from report_case where id = ${id} and escalated_at is not null`)
    .toHaveLength(1);
  expect(await actions(id)).toEqual([]);
});

test("trust 163: a usual case is decided with others, and one that can't wait stays with its reason", async () => {
  const urgent = await suspectedMinor({ name: 'Zelda' });
  const about = await createMember(app, { profile: { first_name: 'Yorick' } });
  const usual = await openCase(app, { about: about.id });
  await open('/desk', { as });
  for (const name of ['Zelda', 'Yorick'])
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const bar = await screen.findByRole('group', { name: 'Selected cases' });
  await user.click(bar.querySelectorAll('button')[1] as HTMLElement);
  await expectText('Not decided: 1 case.');
  await expectText("A report says something that can't wait");
  expect([await actions(urgent.id), await actions(usual.id)]).toEqual([
    [],
    [{ action: 'dismiss' }],
  ]);
});

test('trust 163: on the list of reports one click resolves no suspected minor, whose photos are hidden there too', async () => {
  const { id, reportIds } = await suspectedMinor({ name: 'Willa', escalated: false });
  const [reportId = ''] = reportIds;
  const photos = JSON.stringify({ photos: [{ publicId: 'one', url: '/media/one.webp' }] });
  await sql`insert into evidence (report_id, kind, content)
    values (${reportId}, 'profile', ${photos}::jsonb)`;
  const short = `#${reportId.slice(-6)}`;
  await open('/reports', { as });
  await press(`Reply to ${short}`);
  await expectText('Photo 1, hidden until the case is escalated', await dialog(/^Reply to Report/));
  await user.keyboard('{Escape}');
  await press(`Mark ${short} as resolved`);
  const locked = await dialog('Resolve: what it ends');
  await press('Open case', locked);
  await expectHeading(/^Willa, 1 report/);
  await sql`update report_case set escalated_at = now() where id = ${id}`;
  const { network } = await open('/reports', { as });
  await press(`Mark ${short} as resolved`);
  const asked = await dialog('Resolve: what it ends');
  await expectText('The reporters get only the outcome.', asked);
  await untilDone(network);
  expect(await actions(id)).toEqual([]);
  await user.click(asked.getByRole('checkbox'));
  await press('Resolve', asked);
  await expect.poll(() => actions(id)).toEqual([{ action: 'dismiss' }]);
  await expectGone('what it ends');
});
