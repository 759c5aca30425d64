import { fireEvent, screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { goodPassword, latestMail, newAddress, register } from '../server/test/members/accounts.ts';
import { testApp } from '../server/test/service/app.ts';
import { createMember, createStaff, signIn } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectAt,
  expectGone,
  field,
  fill,
  press,
  expectText,
  expectHeading,
  hasText,
  region,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

async function enter(email: string, password: string, send = 'Sign in') {
  await fill('Email', email);
  await fill('Password', password);
  await press(send);
}

test(
  'the page to register begins in its first field, unless that would open the keyboard of a phone',
  { tags: ['long'] },
  async () => {
    const { go } = await open('/register');
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('firstName');
    const real = matchMedia;
    vi.stubGlobal('matchMedia', (query: string) =>
      query === '(hover: none)' ? Object.assign(new EventTarget(), { matches: true }) : real(query),
    );
    await go('/faqs');
    await go('/register');
    await expect.poll(() => document.activeElement?.textContent).toContain('Create your account');
  },
);

test('the list of devices signs out one device, then all others', { tags: ['long'] }, async () => {
  const member = await createMember(app);
  const others = [await signIn(app, member), await signIn(app, member)];
  await open('/settings', { as: member });
  await expectText('This device');
  const ends = () => screen.queryAllByRole('button', { name: /^Sign out:/ });
  await expect.poll(() => ends().length).toBe(2);
  await user.click(ends()[0] as HTMLElement);
  await expectText('Device signed out.');
  await expect.poll(() => ends().length).toBe(1);
  await press('Sign out everywhere else');
  await expectText("You're not signed in anywhere else.");
  for (const { headers } of others)
    expect((await app.inject({ url: '/api/v1/auth/profile', headers })).statusCode).toBe(401);
});

test(
  'a password that is too short is told how long it has to be once',
  { tags: ['long'] },
  async () => {
    await open('/settings', { as: await createMember(app) });
    await press('Change password');
    expect(hasText('A few random words work best.')).toBe(true);
    await fill('New password', 'seven77');
    await press('Save password');
    await expectText('This field is required.');
    expect(screen.queryAllByText('at least 8 characters', { exact: false })).toHaveLength(1);
  },
);

test(
  'the address of a registration with a typo changes with only the code of the new mailbox',
  { tags: ['long'] },
  async () => {
    const member = await createMember(app, { member: { email_verified_at: null } });
    await open('/settings', { as: member });
    await press('Change email');
    const fresh = newAddress();
    await fill('New email', fresh);
    await fill('Your password', member.password);
    await press('Send codes');
    await expectText(`we sent a code to ${fresh}`);
    expect(screen.queryByLabelText('Code sent to your current email')).toBeNull();
    await fill('Code sent to your new email', (await latestMail(app, fresh)).code);
    await press('Confirm new email');
    await expectText(`You now sign in with ${fresh}.`);
  },
);

test(
  'a privacy switch that could not be saved reverts and shows the error, also without a connection',
  { tags: ['long'] },
  async () => {
    const member = await createMember(app);
    const { network } = await open('/settings', { as: member });
    const pause = await screen.findByRole<HTMLInputElement>('switch', { name: 'Pause my profile' });
    network.intercept(({ path }) =>
      path === '/api/v1/settings'
        ? { status: 400, body: { success: false, message: 'Not now.' } }
        : undefined,
    );
    await user.click(pause);
    await expectText('Not now.');
    await expect.poll(() => pause.checked).toBe(false);
    network.intercept(() => 'broken');
    await user.click(pause);
    await expectText('internet connection');
    await expect.poll(() => pause.checked).toBe(false);
    network.intercept(() => undefined);
    await user.click(pause);
    const stored = () => sql.one`select paused from profile where member_id = ${member.id}`;
    await expect.poll(stored).toEqual({ paused: true });
    // Every page says so, and ends it.
    const reminder = 'Your profile is paused, so no one new finds you.';
    await expectText(reminder);
    await network.untilIdle();
    await open('/home', { as: member });
    await expectText(reminder);
    await press('Show my profile again');
    await expect.poll(stored).toEqual({ paused: false });
    await expectGone(reminder);
  },
);

test(
  'a member takes a break with only the keyboard, and reopens the account by signing in',
  { tags: ['long'] },
  async () => {
    const member = await createMember(app);
    await open('/settings', { as: member });
    (await screen.findByRole('button', { name: 'Take a break' })).focus();
    await user.keyboard('{Enter}');
    const asked = await dialog('Take a break?');
    const password = await field('Your password', asked);
    password.focus();
    await user.keyboard('not it{Enter}');
    await expectText('This password is incorrect.', asked);
    password.select();
    await user.keyboard(`${member.password}{Enter}`);
    await expectHeading('Welcome back');
    await enter(member.email, member.password);
    await expectText('You closed this account.');
    // One button is the main one.
    expect((await button('Reopen my account')).dataset['look']).not.toBe('plain');
    expect((await button('Sign in')).dataset['look']).toBe('plain');
    await press('Reopen my account');
    await expectAt('/discover');
  },
);

test('after two digits of a date of birth, Tab is in the next field as without it', async () => {
  await open('/register');
  const [month, day, year] = await Promise.all(['Month', 'Day', 'Year'].map((part) => field(part)));
  await user.type(month as HTMLInputElement, '10');
  expect(document.activeElement).toBe(day);
  await user.tab();
  expect(document.activeElement).toBe(day);
  await user.keyboard('3');
  await user.tab();
  await user.keyboard('1990');
  expect([month, day, year].map((each) => each?.value)).toEqual(['10', '3', '1990']);
  await user.tab({ shift: true });
  await user.keyboard('12');
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(day);
  await user.tab();
  expect(document.activeElement).toBe(year);
});

test('a form that cannot be sent names its wrong fields in place and focuses the first', async () => {
  const { network } = await open('/sign-in');
  await fill('Email', 'ines');
  await press('Sign in');
  await expectText('Enter an email address, such as name@example.com.');
  await expectText('Enter your password.');
  const email = await field('Email');
  await expect.poll(() => document.activeElement === email).toBe(true);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await fill('Email', 'ines@example.com');
  await expectGone('Enter an email address');
  expect(hasText('Enter your password.')).toBe(true);
  expect(network.requests).not.toContain('POST /api/v1/auth/login');
});

test('while signing in, the button says so and a second click sends nothing', async () => {
  const { email, password } = await createStaff(app);
  const { network } = await open('/login');
  await fill('Email', email);
  await fill('Password', password);
  await user.dblClick(await screen.findByRole('button', { name: 'Sign In' }));
  await expectAt('/dashboard');
  const sent = network.requests.filter((each) => each === 'POST /api/v1/auth/login');
  expect(sent).toHaveLength(1);
});

test('a password reset for an unknown address shows the same message', async () => {
  await open('/forgot-password');
  await fill('Email', 'nobody@member.example');
  await user.keyboard('{Enter}');
  await expectText('If nobody@member.example belongs to an account');
});

test.each([
  ['/reset-password', 'This link is incomplete.'],
  ['/reset-password#token=used-up', 'This link no longer works.'],
  ['/undo-email', 'This link is incomplete.'],
  ['/undo-email#token=over', 'This link no longer works.'],
  ['/my-data#token=over', 'This link no longer works.'],
  ['/statement', 'This link is incomplete.'],
  ['/statement#token=over', "This link doesn't work."],
  ['/unsubscribe#token=over', "This link doesn't work."],
  ['/join', 'This link is incomplete.'],
  ['/invited', 'This link is incomplete.'],
  ['/invited#token=over', 'This invitation no longer works.'],
])('the mailed link %s says: %s It leads on', async (path, text) => {
  await open(path);
  await expectText("We couldn't open this link");
  await expectText(text);
  expect(document.querySelectorAll('[role=alert] a')).not.toHaveLength(0);
});

test.each([
  ['nothing but a refusal', 422, 'verification failed'],
  [
    'no answer',
    null,
    'Network error: Unable to connect to server. Please check your internet connection.',
  ],
])('when verifying the email gets %s, the page shows the error', async (_what, status, message) => {
  const { email } = await register(app);
  const { token } = await latestMail(app, email);
  const { network } = await open(`/verify#token=${encodeURIComponent(token)}`);
  network.intercept(({ path }) => {
    if (!path.endsWith('/auth/verify-email')) return undefined;
    return status === null ? 'broken' : { status };
  });
  await fill('New password', goodPassword);
  await press('Confirm this email');
  await screen.findByText(message);
  expect(localStorage.getItem('token')).toBeNull();
});

test('an account is deleted, reopened and deleted again', { tags: ['long'] }, async () => {
  const member = await createMember(app);
  const { go } = await open('/settings', { as: member });
  const leave = async (password: string) => {
    await press('Delete my account…');
    const asked = await dialog();
    await expectText("you're signed out everywhere", asked);
    await fill('Your password', password, asked);
    await user.keyboard('{Enter}');
    return asked;
  };
  const asked = await leave('not my password');
  await expectText('This password is incorrect.', asked);
  expect((await field('Your password', asked)).value).toBe('not my password');
  await fill('Your password', member.password, asked);
  await user.keyboard('{Enter}');
  await expectAt('/sign-in');
  await expectText('Your account is closed.');
  expect(localStorage.length).toBe(0);
  await enter(member.email, member.password);
  await expectText('You asked us to delete this account.');
  await press('Reopen my account');
  await expectAt('/discover');
  await go('/settings');
  await leave(member.password);
  await expectText('Your account is closed.');
});

test(
  'a member who mistyped the address at the registration corrects it before confirming',
  { tags: ['long'] },
  async () => {
    const member = await createMember(app, { member: { email_verified_at: null } });
    const right = newAddress();
    await open('/verify', { as: member });
    await expect.poll(() => document.activeElement?.getAttribute('name')).toBe('code');
    await press('Wrong address?');
    await expectText(`You registered with ${member.email}.`);
    await fill('New email', right);
    await fill('Password', member.password);
    await press('Send a code');
    await expectText(`we sent a code to ${right}`);
    await fill('Code', (await latestMail(app, right)).code);
    await press('Confirm');
    await expectAt('/discover');
    expect(
      await sql`select email from member where id = ${member.id} and email_verified_at is not null`,
    ).toEqual([{ email: right }]);
  },
);

test(
  'a throw-away email is refused at its field, what was typed stays, and another email registers',
  { tags: ['long'] },
  async () => {
    const draft = { firstName: 'Mina', dateOfBirth: '1994-02-28', consent: true, email: '' };
    sessionStorage.setItem('registration', JSON.stringify(draft));
    await open('/register?step=2');
    await enter('mina@mailinator.com', goodPassword, 'Create my account');
    await expectText(/^This email is from a service for throw-away emails\./);
    expect((await field('Email')).value).toBe('mina@mailinator.com');
    expect((await field('Password')).value).toBe(goodPassword);
    await fill('Email', newAddress());
    await press('Create my account');
    await expectAt('/verify');
  },
);

test('a new email with a mistyped service can be corrected by a press', async () => {
  const draft = { firstName: 'Mina', dateOfBirth: '1994-02-28', consent: true, email: '' };
  sessionStorage.setItem('registration', JSON.stringify(draft));
  await open('/register?step=2');
  await fill('Email', 'max@gmial.con');
  await press('Did you mean max@gmail.com?');
  expect((await field('Email')).value).toBe('max@gmail.com');
  expect(document.activeElement).toBe(await field('Email'));
  expect(hasText('Did you mean')).toBe(false);
});

test('quiet hours follow the time zone that the member chooses', { tags: ['long'] }, async () => {
  const member = await createMember(app);
  await open('/settings', { as: member });
  const notifications = await region('Notifications');
  await press('Show', notifications);
  await user.click(await notifications.findByRole('switch', { name: 'Quiet hours' }));
  const zone = await notifications.findByLabelText<HTMLSelectElement>('Time zone');
  expect(zone.options[0]?.text).toMatch(/^This device: /);
  fireEvent.change(zone, { target: { value: 'Pacific/Auckland' } });
  const chosen = () => sql`select time_zone from notice_setting where member_id = ${member.id}`;
  await expect.poll(chosen).toEqual([{ time_zone: 'Pacific/Auckland' }]);
  await expect.poll(() => zone.value).toBe('Pacific/Auckland');
});
