import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { caseIdOf, openCase } from '../server/test/desk/desk.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { config } from '../web/src/lib/calls/config.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectAt,
  expectGone,
  expectText,
  field,
  fill,
  press,
  region,
  user,
} from './page-actions.ts';

const app = await testApp({ site: { 'switches.photoReview': true } });
const sql = sqlOf(app);
const { open } = openPages(app);

beforeEach(() => void Object.assign(config, { photoReview: true }));
afterEach(() => void Object.assign(config, { photoReview: false }));

test(
  'photo review is among the pages around the desk and in the command bar',
  { tags: ['long'] },
  async () => {
    await open('/photo-review', { as: await createStaff(app, 'moderator') });
    const around = await screen.findByRole('navigation', { name: 'Around the desk' });
    const current = await within(around).findByRole('link', { name: 'Photo Review' });
    await waitFor(() => expect(current.getAttribute('aria-current')).toBe('page'));
    await user.keyboard('{Control>}k{/Control}');
    const bar = await dialog();
    const names = bar.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names.filter((name) => /^(Photos|Photo Review)/.test(name))).toHaveLength(1);
    await user.keyboard('appeals{Enter}');
    await expectAt('/desk/appeals');
  },
);

test('an analyst finds the numbers of the desk once in the command bar', async () => {
  await open('/dashboard', { as: await createStaff(app, 'analyst') });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const bar = await dialog();
  expect(bar.getAllByRole('option', { name: /^Desk Numbers/ })).toHaveLength(1);
});

test('the list of texts has examples where a person’s own words are filled in', async () => {
  await sql`insert into canned_text (kind, title, body, language)
    values ('reason', 'For a test', 'Hello {name}, until {until}.', 'en')`;
  await open('/desk/texts', { as: await createStaff(app) });
  const reasons = await region('Reasons for decisions');
  const row = (await reasons.findByText('For a test')).closest('tr');
  expect(row?.textContent).toContain('Hello Marcus, until December 1, 2026.');
  expect(document.body.textContent).not.toMatch(/\{\w+\}/);
});

test(
  'the answer of a case has below it what its first reader gets',
  { tags: ['long'] },
  async () => {
    const reporter = await createMember(app, { profile: { first_name: 'Rosalind' } });
    const id = await insertReport(app, {
      by: reporter.id,
      about: (await createMember(app, { profile: { first_name: 'Tobias' } })).id,
    });
    await open(`/desk?case=${await caseIdOf(app, id)}`, {
      as: await createStaff(app, 'moderator'),
    });
    await press('Answer to the reporter');
    const answer = await screen.findByRole('textbox', { name: 'Answer to the reporter' });
    await user.type(answer, 'Dear {{reporter}, thanks for {{reference}.');
    await expectText('Rosalind reads:');
    await waitFor(() =>
      expect(document.body.textContent).toContain(`Dear Rosalind, thanks for #${id.slice(-6)}.`),
    );
  },
);

test(
  'the ladder says that changes are unsaved, discards them, and asks before it is left',
  { tags: ['long'] },
  async () => {
    const { go } = await open('/desk/ladder', { as: await createStaff(app) });
    await expectText('No unsaved changes');
    const days = await field('Days');
    const before = days.value;
    await fill('Days', '77');
    await expectText('Unsaved changes');
    await press('Discard changes');
    await expectText('No unsaved changes');
    expect(days.value).toBe(before);
    await fill('Days', '78');
    void go('/desk/texts');
    await press('Keep editing', await dialog('Leave without saving?'));
    await expectAt('/desk/ladder');
    expect(days.value).toBe('78');
    await press('Save ladder');
    await expectText('Ladder saved.');
    expect(await sql`select strike_days from ladder`).toEqual([{ strike_days: 78 }]);
    await fill('Days', '79');
    void go('/desk/texts');
    await press('Leave without saving', await dialog('Leave without saving?'));
    await expectAt('/desk/texts');
    expect(await sql`select strike_days from ladder`).toEqual([{ strike_days: 78 }]);
  },
);

test(
  'of several cases each that was not decided is named with its own reason, until it is hidden',
  { tags: ['long'] },
  async () => {
    const named = async (first_name: string) => {
      const { id: about } = await createMember(app, { profile: { first_name } });
      return openCase(app, { about });
    };
    const [ada, bea, cleo] = [await named('Ada'), await named('Bea'), await named('Cleo')];
    const { network } = await open('/desk', { as: await createStaff(app, 'moderator') });
    for (const name of ['Ada', 'Bea', 'Cleo'])
      await user.click(
        await screen.findByRole('checkbox', { name: new RegExp(`^Select ${name}`) }),
      );
    network.intercept(({ method, path }) =>
      method === 'GET' && path.includes(cleo.id)
        ? { status: 404, body: { success: false, message: 'It is gone.', error: 'NOT_FOUND' } }
        : undefined,
    );
    const bar = await screen.findByRole('group', { name: 'Selected cases' });
    await press('Dismiss', within(bar));
    await expectText('Dismissed 2 cases.');
    const notice = within(await screen.findByRole('alert'));
    await expectText('Not decided: 1 case.', notice);
    await button(/^Cleo/, notice);
    const rows = await sql`select id from report_case where closed_at is null`;
    expect(rows.map(({ id }) => id)).toContain(cleo.id);
    expect(rows.map(({ id }) => id)).not.toContain(ada.id);
    expect(rows.map(({ id }) => id)).not.toContain(bea.id);
    await press('Hide', notice);
    await expectGone('Not decided: 1 case.');
  },
);
