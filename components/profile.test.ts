import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectAt,
  expectHeading,
  expectText,
  follow,
  press,
  user,
} from './page-actions.ts';
import { fillBirthDate } from './page-forms.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

test(
  'the profile is edited in place, and keeps the typed text when saving fails',
  { tags: ['long'] },
  async () => {
    const { network } = await open('/profile', { as: await createMember(app) });
    await expectText('57% complete');
    await expectText('Next: choose some interests');
    await press('Edit: About me');
    const about = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'About me' });
    await user.clear(await about());
    await user.type(await about(), 'Tea first.');
    network.intercept(({ path }) => (path.endsWith('/auth/edit-profile') ? 'broken' : undefined));
    await press('Save');
    await expectText('Unable to connect to server');
    expect((await about()).value).toBe('Tea first.');
    network.intercept(() => undefined);
    await press('Save');
    await button('Edit: About me');
    await expectText('Tea first.');
    await follow('View as others see it');
    await expectText('This is how others see you.');
    await expectText('Tea first.');
  },
);

test('whom a member would like to meet reads as one sentence', async () => {
  const seek_genders = ['woman', 'man', 'nonbinary', 'other'];
  await open('/profile', { as: await createMember(app, { profile: { seek_genders } }) });
  await expectText('Women, men, nonbinary people, people of other genders');
});

test(
  'a profile shows the match, disappears after blocking, and returns after unblocking in the settings',
  { tags: ['long'] },
  async () => {
    const interests = { interests: ['tea', 'hiking'], bio: 'I like rain.' };
    const alan = await createPerson(app, aMan(interests));
    const { go } = await open(`/members/${alan.id}`, {
      as: await createMember(app, { profile: interests }),
    });
    await expectText('less than 2 mi away');
    await expectText('New to each other');
    await press('Report');
    await dialog(/Alan/);
    await user.keyboard('{Escape}');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await press('Block');
    await press('Block', await dialog());
    await expectText('Alan is blocked.');
    await expectAt('/discover');
    await go(`/members/${alan.id}`);
    await expectHeading("This profile isn't here");
    await go('/settings');
    await press('Unblock Alan');
    await expectText("You haven't blocked anyone.");
    await go(`/members/${alan.id}`);
    await expectText('I like rain.');
  },
);

test(
  'privacy settings are changed with the keyboard alone and saved',
  { tags: ['long'] },
  async () => {
    const member = await createMember(app);
    await open('/settings', { as: member });
    const pause = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Pause my profile' });
    (await screen.findByRole('switch', { name: 'Show when I was last active' })).focus();
    await user.keyboard(' ');
    (await pause()).focus();
    await user.keyboard(' ');
    const stored = () =>
      sql`select show_last_active, paused from profile where member_id = ${member.id}`;
    await expect.poll(stored).toEqual([{ show_last_active: false, paused: true }]);
    await open('/settings', { as: member });
    await expect.poll(async () => (await pause()).checked).toBe(true);
  },
);

const emptyProfile = {
  birth_date: null,
  gender: null,
  city: null,
  country: null,
  latitude: null,
  longitude: null,
  seek_genders: null,
  seek_min_age: null,
  seek_max_age: null,
};

/** Up to the question whether a date of birth ten years ago is right. */
async function enterUnderAge() {
  const newcomer = await createMember(app, { profile: emptyProfile, photo: false });
  await open('/welcome', { as: newcomer });
  await fillBirthDate(`${new Date().getFullYear() - 10}-01-01`);
  await user.click(await screen.findByLabelText('Woman'));
  await press('Continue');
  const asked = await dialog('Is this date right?');
  await expectText('That makes you 10.', asked);
  const accounts = async () => (await sql`select from member where id = ${newcomer.id}`).length;
  return { asked, accounts };
}

test(
  'a person under 18 is asked whether the date is right, and then keeps no account',
  { tags: ['long'] },
  async () => {
    const { asked, accounts } = await enterUnderAge();
    expect(await accounts()).toBe(1);
    await press("It's right. Delete my account", asked);
    await expectText("You must be 18 or older to join. We've deleted your account.");
    expect(await accounts()).toBe(0);
  },
);

test('a mistyped date of birth is corrected, and nothing is lost', { tags: ['long'] }, async () => {
  const { asked, accounts } = await enterUnderAge();
  await press('Change the date', asked);
  await fillBirthDate('1992-3-4');
  await press('Continue');
  await expectHeading('Where you live');
  expect(await accounts()).toBe(1);
});

test(
  'a member without consent is asked for it before the profile, and can withdraw it',
  { tags: ['long'] },
  async () => {
    const member = await createMember(app, { consent: false });
    const { go } = await open('/welcome', { as: member });
    await expectHeading('Your consent');
    (await screen.findByRole('checkbox')).focus();
    await user.keyboard(' {Enter}');
    await expect.poll(() => screen.queryByRole('heading', { name: 'Your consent' })).toBeNull();

    await go('/settings');
    await press('Withdraw consent');
    const asked = await dialog();
    await expectText("We can't match you with anyone without it.", asked);
    await user.type(await asked.findByLabelText('Your password'), member.password);
    await press('Withdraw and delete my account', asked);
    await expectText('Your account is closed.');
    await user.type(await screen.findByLabelText('Email'), member.email);
    await user.type(await screen.findByLabelText('Password'), member.password);
    await press('Sign in');
    await press('Reopen my account');
    await expectAt('/welcome');
    await expectHeading('Your consent');
  },
);

test('a step that cannot be saved without a connection keeps what is typed, and is saved later', async () => {
  const member = await createMember(app, { photo: false });
  const { network } = await open('/welcome?step=5', { as: member });
  await press('Hiking');
  network.intercept(() => 'broken');
  await press('Continue');
  await expect
    .poll(() => screen.queryByRole('alert')?.textContent)
    .toContain('internet connection');
  await button('Remove Hiking');
  network.intercept(() => undefined);
  await press('Continue');
  await expectHeading('Your prompts');
  expect(await sql`select interests from profile where member_id = ${member.id}`).toEqual([
    { interests: ['hiking'] },
  ]);
});
