import { questionNames } from '@kindred/contract/profiles/questions';
import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { choose } from '../server/test/likes/likes.ts';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectAt,
  expectGone,
  fill,
  follow,
  press,
  region,
  expectText,
  expectHeading,
  hasText,
  user,
  chooseEntry,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

test('reporting with a block leaves the profile of that member', { tags: ['long'] }, async () => {
  const alan = await createPerson(app, aMan({ bio: 'I like rain.' }));
  const { go } = await open(`/members/${alan.id}`, { as: await createMember(app) });
  await press('Report');
  const asked = await dialog();
  await user.click(await asked.findByRole('radio', { name: /^Hate, insults/ }));
  await fill('What happened?', 'Insults, twice.', asked);
  await user.click(await asked.findByRole('checkbox', { name: /^Also block/ }));
  await press('Send report', asked);
  await expectText('Alan is blocked.');
  await user.click((await screen.findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement);
  await expectAt('/discover');
  await go('/settings');
  await button('Unblock Alan');
  await go(`/members/${alan.id}`);
  await expectHeading("This profile isn't here");
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull();
});

test(
  'a report offers to block, and a block says so where the member came from and can be undone',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    const man = (first_name: string) => createPerson(app, aMan({ first_name }));
    const [berthold, cuno] = [await man('Berthold'), await man('Cuno')];
    for (const each of [berthold, cuno]) await choose(ada, each);
    const blocks = () => sql`select other_id as id from block where member_id = ${ada.id}`;
    await open('/likes/sent', { as: ada });
    await follow(/^Photo of Berthold|^Berthold/);
    await press('Report');
    const asked = await dialog();
    await user.click(await asked.findByRole('radio', { name: /^Hate, insults/ }));
    await fill('What happened?', 'Insults.', asked);
    await press('Send report', asked);
    await press('Block Berthold', await dialog('Thanks for your report'));
    await dialog("We've got your report. Berthold is blocked.");
    await user.click(
      (await screen.findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement,
    );
    await expectAt('/likes/sent');
    expect(await blocks()).toEqual([{ id: berthold.id }]);
    await chooseEntry('More about Cuno', /^Block/);
    await press('Block', await dialog('Block Cuno?'));
    await expectText('Cuno is blocked.');
    expect(await blocks()).toHaveLength(2);
    await press('Undo', await region('Blocked'));
    await expectGone('Cuno is blocked.');
    expect(await blocks()).toHaveLength(1);
  },
);

test(
  'trust 23: the page of a profile that is gone is the same, no matter why and if there ever was one',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    const man = () => createPerson(app, aMan());
    const [blocker, leaver, banned] = [await man(), await man(), await man()];
    await blocker.send('PUT', `/blocks/${ada.id}`);
    await leaver.send('POST', '/auth/leave', { password: leaver.password });
    await sql`update member set state = 'banned', state_by = 'staff', state_reason = 'x' where id = ${banned.id}`;
    const { go } = await open('/home', { as: ada });
    const shown = new Set<string>();
    for (const id of [blocker.id, leaver.id, banned.id, crypto.randomUUID(), 'nobody']) {
      await go(`/members/${id}`);
      await expectHeading("This profile isn't here");
      shown.add(screen.getByRole('main').innerHTML);
      await go('/home');
    }
    expect([...shown]).toHaveLength(1);
    await go(`/members/${blocker.id}`);
    await follow('Go to Discover');
    await expectAt('/discover');
  },
);

test(
  'someone who is reported and blocked from a card disappears with the dialog',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    await choose(ada, await createPerson(app, aMan({ first_name: 'Anselm' })));
    await open('/likes/sent', { as: ada });
    await chooseEntry('More about Anselm', /^Report/);
    const asked = await dialog(/^Report/);
    await user.click(await asked.findByRole('radio', { name: /^Fake profile or stolen photos/ }));
    await fill('What happened?', 'He is not who he says.', asked);
    await user.click(await asked.findByRole('checkbox', { name: /^Also block/ }));
    await press('Send report', asked);
    await expectText('Anselm is blocked.');
    await user.click(
      (await screen.findAllByRole('button', { name: 'Close' })).at(-1) as HTMLElement,
    );
    await expect.poll(() => screen.queryAllByRole('article').length).toBe(0);
  },
);

test('members who have not confirmed their email read why they see no one, and get a new code there', async () => {
  const { go } = await open('/home', {
    as: await createMember(app, { member: { email_verified_at: null } }),
  });
  const lists = ['/likes', '/likes/sent', '/likes/passed', '/likes/bookmarks', '/matches'];
  for (const path of [...lists, '/discover', '/browse']) {
    await go(path);
    await expectHeading('No one sees anyone yet');
    expect(screen.queryAllByRole('alert')).toEqual([]);
  }
  await go('/likes');
  await press('Send a new code');
  await expectText('We sent you another email.');
});

test('the people a member liked and passed on are listed with counts, and a pass is undone from the list', async () => {
  const ada = await createPerson(app);
  const [burkhard, carl] = [
    await createPerson(app, aMan({ first_name: 'Burkhard' })),
    await createPerson(app, aMan({ first_name: 'Carolus' })),
  ];
  await choose(ada, burkhard);
  await choose(ada, carl, 'pass');
  const { go } = await open('/likes', { as: ada });
  await follow('You like 1');
  await expectText('Burkhard');
  await follow('Passed 1');
  await press('Undo your choice on Carolus');
  await expectText("You haven't passed on anyone");
  await screen.findByRole('link', { name: 'Passed 0' });
  await go(`/members/${carl.id}`);
  await button('Pass');
  expect(hasText('You passed on')).toBe(false);
});

test(
  'a pass is undone on the profile, and someone is bookmarked there',
  { tags: ['long'] },
  async () => {
    const ada = await createPerson(app);
    const balduin = await createPerson(app, aMan({ first_name: 'Balduin' }));
    const { go } = await open(`/members/${balduin.id}`, { as: ada });
    await press('Pass');
    await expectText('You passed on Balduin.');
    await press('Undo');
    await button('Like');
    await expectGone('You passed on Balduin.');
    await chooseEntry('More about Balduin', 'Bookmark');
    await go('/likes');
    await follow('Bookmarks 1');
    await expectText('Balduin');
  },
);

test('a complete profile says so in one line, without a bar', async () => {
  const member = await createMember(app);
  await sql`update profile set interests = array['tea'],
    prompts = '[{"prompt": "perfect-sunday", "answer": "Tea."}]' where member_id = ${member.id}`;
  for (const question of questionNames.slice(0, 5))
    await sql`insert into answer (member_id, question, mine, accepted, importance)
      values (${member.id}, ${question}, 0, 1, 10)`;
  await open('/profile', { as: member });
  await expectText('Your profile is complete.');
  expect(screen.queryByRole('progressbar')).toBeNull();
});

const refused = { status: 400, body: { success: false, message: 'Not now.' } };

test('a switch of notices that could not be saved reverts and shows the error', async () => {
  const { network } = await open('/settings', { as: await createMember(app) });
  const mail = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'We reply to one of your reports: Email',
  });
  network.intercept(({ method, path }) =>
    method === 'PUT' && path === '/api/v1/notices/preferences' ? refused : undefined,
  );
  await user.click(mail);
  await expectText('Not now.');
  await expect.poll(() => mail.checked).toBe(true);
});
