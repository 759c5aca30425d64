import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openCase } from '../server/test/desk/desk.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { dialog, expectAt, expectText, field, fill, press, region, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

test(
  'the end of VIP is changed in a dialog of this name, which begins with the present day',
  { tags: ['long'] },
  async () => {
    const { id } = await createMember(app);
    await open(`/users/${id}`, { as: await createStaff(app) });
    await press('Give VIP');
    const giving = await dialog('Give VIP');
    expect((await field('Last day', giving)).value).toBe('');
    await fill('Last day', '2031-05-17', giving);
    await fill('Reason', 'Charged twice', giving);
    await press('Give VIP', giving);
    await expectText('VIP until May 17, 2031', await region('VIP'));
    await press('Change end date');
    const changing = await dialog('Change end date');
    expect((await field('Last day', changing)).value).toBe('2031-05-17');
    await fill('Last day', '2031-06-01', changing);
    await fill('Reason', 'And again', changing);
    await press('Change end date', changing);
    await expectText('VIP until Jun 1, 2031', await region('VIP'));
  },
);

test('a case in the file of a member leads to the desk, and their timeline says in words what was done', async () => {
  const { id, about } = await openCase(app, { description: 'Sends ads' });
  const grace = await createColleague(app, 'moderator');
  expect((await grace.send('PUT', `/desk/cases/${id}/claim`)).statusCode).toBe(200);
  await open(`/users/${about}`, { as: await createStaff(app, 'moderator') });
  await expectText('Case taken', await region('Timeline'));
  const cases = await region('Cases');
  await user.click(await cases.findByRole('link', { name: `1 report #${id.slice(-6)}` }));
  await expectAt('/desk');
  await expectText('Sends ads');
});

test(
  'the command bar opens the case of a reference that a member quotes',
  { tags: ['long'] },
  async () => {
    const { id: about } = await createMember(app, { profile: { first_name: 'Amara' } });
    const { id, reportIds } = await openCase(app, { about, type: 'Harassment' });
    const reference = `#${reportIds[0]?.slice(-6)}`;
    const staff = await createStaff(app, 'support');
    for (const typed of [reference, reference.slice(1), reportIds[0] ?? '']) {
      await open('/dashboard', { as: staff });
      await screen.findByRole('navigation', { name: 'Main' });
      await user.keyboard('{Control>}k{/Control}');
      const bar = await dialog();
      await user.type(await bar.findByRole('combobox'), typed);
      const found = within(await bar.findByRole('group', { name: 'Cases and reports' }));
      const [option, ...more] = await found.findAllByRole('option');
      expect(option?.textContent).toContain(`Report ${reference}Amara · Harassment`);
      expect(more).toEqual([]);
      await user.keyboard('{Enter}');
      await expectAt('/desk');
      expect(new URLSearchParams(location.search).get('case')).toBe(id);
    }
  },
);
