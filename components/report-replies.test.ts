import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { insertReport } from '../server/test/desk/reports.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectGone,
  expectHeading,
  expectText,
  field,
  fill,
  hasText,
  press,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

const shortId = (id: string) => `#${id.slice(-6)}`;
const rowOf = async (id: string) =>
  within(await screen.findByRole('row', { name: new RegExp(shortId(id)) }));

const addReply = (id: string, message: string, isInternal = false) =>
  sql`insert into reply (report_id, id, message, is_internal)
    values (${id}, ${randomUUID()}, ${message}, ${isInternal})`;

test(
  'the dialog for replies shows the report and its replies, and requires a message',
  { tags: ['long'] },
  async () => {
    const member = await createMember(app, { profile: { first_name: 'Lena', last_name: 'Berg' } });
    const id = await insertReport(app, {
      by: member.id,
      type: 'Payment Problem',
      description: 'Charged twice',
    });
    await open('/reports', { as: await createStaff(app) });
    await rowOf(id);
    await addReply(id, 'We are looking into it.');
    await addReply(id, 'Twice this week.', true);
    await press('Refresh');
    await expectText('1 note', await rowOf(id));
    await press(`Reply to ${shortId(id)}`);
    const name = `Reply to Report ${shortId(id)}`;
    const asked = await dialog(name);
    for (const text of [
      'Lena Berg',
      member.email,
      'Payment Problem',
      'Charged twice',
      'We are looking into it.',
    ])
      expect((await asked.findAllByText(text)).length, text).toBeGreaterThan(0);
    expect(asked.queryByText('Twice this week.')?.closest('details')?.open ?? false).toBe(false);

    const areas = async (part = asked) => [
      await field('Reply', part),
      await field('Internal notes (optional)', part),
    ];
    expect(
      (await areas()).map((area) => [area.getAttribute('rows'), area.hasAttribute('required')]),
    ).toEqual([
      ['4', true],
      ['2', false],
    ]);
    const send = await button('Send Reply', asked);
    expect(send.matches(':disabled')).toBe(true);
    await fill('Reply', '   ', asked);
    const alert = await asked.findByRole('alert');
    await within(alert).findByText('Please enter a reply message');
    expect(send.matches(':disabled')).toBe(true);
    await fill('Reply', 'Half a thought', asked);
    expect(asked.queryByRole('alert')).toBeNull();

    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await press(`Reply to ${shortId(id)}`);
    expect((await areas(await dialog(name))).map(({ value }) => value)).toEqual(['', '']);
  },
);

test(
  'a reply reaches the member, an internal note does not, and the report is in progress',
  { tags: ['long'] },
  async () => {
    const member = await createMember(app);
    const id = await insertReport(app, { by: member.id });
    await open('/reports', { as: await createStaff(app) });
    await press(`Reply to ${shortId(id)}`);
    await fill('Reply', 'Thank you, we look into it.');
    await fill('Internal notes (optional)', 'Third report this week.');
    await press('Send Reply');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await expectText('In Progress', await rowOf(id));
    await expectText('1 note', await rowOf(id));

    await open('/my-reports', { as: member });
    await expectText('Thank you, we look into it.');
    await expectText('In progress');
    expect(hasText('Third report')).toBe(false);
  },
);

test(
  'a member reports a problem and sees it in the list of own reports',
  { tags: ['long'] },
  async () => {
    await open('/my-reports', { as: await createMember(app) });
    await expectHeading("You haven't reported anything.");
    await press('Report a problem');
    const asked = await dialog();
    const send = await button('Send report', asked);
    expect(send.matches(':disabled')).toBe(true);
    await expectText('Choose what it is about.', asked);
    await user.click(await asked.findByRole('radio', { name: /^Payment/ }));
    await expectText('Tell us what happened.', asked);
    expect(send.matches(':disabled')).toBe(true);
    await fill('What happened?', 'I was charged twice.', asked);
    await press('Send report', asked);
    await expectText(/We received your report #[0-9a-f]{6}/);
    await user.click(
      (await screen.findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement,
    );
    await expectText('I was charged twice.');
    await screen.findByText('Pending');
    await expectGone('Tell us what happened.');
  },
);

test('row 2: a report with replies calls its conversation, and shows a new reply', async () => {
  const member = await createMember(app);
  const id = await insertReport(app, { by: member.id, description: 'He wrote to me elsewhere' });
  await addReply(id, 'We are looking into it.');
  const { network } = await open('/my-reports', { as: member });
  await expectText('We are looking into it.');
  expect(network.requests).toContain(`GET /api/v1/reports/report/${id}/conversation`);
  await addReply(id, 'It is settled.');
  await open('/my-reports', { as: member });
  await expectText('It is settled.');
});
