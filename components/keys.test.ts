import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { textsOf, write } from '../server/test/chat/chats.ts';
import { openCase } from '../server/test/desk/desk.ts';
import { matchOf } from '../server/test/likes/likes.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { keydown, untilDone } from './keys.ts';
import { openPages } from './open-page.ts';
import { button, dialog, expectAt, field, region, untilSeen, user } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

/** By a key that was pressed before what opened was on the screen, however slow this computer is. */
function pressEarly(target: Element) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 0 });
  Object.defineProperty(click, 'timeStamp', { value: 0 });
  target.dispatchEvent(click);
}

test(
  'trust 81: Enter in a menu that has just opened does nothing, and later it acts',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await open(`/matches/${alan.id}`, { as: ada });
    (await button('More about Alan')).focus();
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: 'More about Alan' }));
    const report = await menu.findByRole('menuitem', { name: /^Report/ });
    const pressed = vi.fn<() => void>();
    report.addEventListener('click', pressed);
    pressEarly(report);
    expect(pressed).not.toHaveBeenCalled();
    await untilSeen();
    report.focus();
    await user.keyboard('{Enter}');
    await dialog('Report Alan');
  },
);

test(
  'trust 81: Enter pressed twice on a sanction only prepares it',
  { tags: ['long'] },
  async () => {
    const { id } = await openCase(app, { type: 'Harassment', reports: 2 });
    const decisions = () => sql`select action from decision where case_id = ${id}`;
    const { network } = await open(`/desk?case=${id}`, { as: await createStaff(app) });
    const warn = await waitFor(async () => {
      const [found] = [
        ...document.querySelectorAll<HTMLButtonElement>('button[aria-keyshortcuts=W]'),
      ];
      if (!found || found.disabled) throw new Error('Not yet');
      return found;
    });
    warn.focus();
    await user.keyboard('{Enter}');
    const panel = await region('Details: Warn');
    const send = panel.getByRole('button', { name: 'Warn and answer 2 reporters' });
    await expect.poll(() => document.activeElement).toBe(send);
    pressEarly(send);
    await untilDone(network);
    await untilSeen();
    expect(await decisions()).toEqual([]);
    await user.keyboard('{Enter}');
    await expect.poll(decisions).toEqual([{ action: 'warn' }]);
  },
);

test(
  'trust 81: a held Enter, or a second one, sends no opener that it has put into the field',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await sql`update profile set interests = array['hiking'] where member_id = ${alan.id}`;
    const { network } = await open(`/matches/${alan.id}`, { as: ada });
    const idea = await button('Hiking: how did you get into it?');
    idea.focus();
    keydown(idea, { key: 'Enter' });
    idea.click();
    const area = await field('Message Alan');
    await expect.poll(() => area.value).toBe('Hiking: how did you get into it?');
    keydown(area, { key: 'Enter' });
    await untilDone(network);
    expect(await textsOf(alan, ada)).toEqual([]);
    await untilSeen();
    // A key that is held, first on a button and then here.
    keydown(area, { key: 'Enter', repeat: true });
    document.body.focus();
    keydown(document.body, { key: 'a' });
    keydown(area, { key: 'Enter', repeat: true });
    await untilDone(network);
    expect(await textsOf(alan, ada)).toEqual([]);
    keydown(area, { key: 'Enter' });
    await expect.poll(() => textsOf(alan, ada)).toEqual(['Hiking: how did you get into it?']);
  },
);

test('trust 81: Enter that is still held sends no message that was written before', async () => {
  const [ada, alan] = await matchOf(app);
  const { network } = await open(`/matches/${alan.id}`, { as: ada });
  const area = await field('Message Alan');
  await user.type(area, 'Hello');
  keydown(area, { key: 'Enter', repeat: true });
  await untilDone(network);
  expect(await textsOf(alan, ada)).toEqual([]);
  keydown(area, { key: 'Enter' });
  await expect.poll(() => textsOf(alan, ada)).toEqual(['Hello']);
});

test(
  'trust 81: Ctrl+K opens the field with a keyboard of another alphabet, too',
  { tags: ['long'] },
  async () => {
    await open('/dashboard', { as: await createStaff(app) });
    await screen.findByRole('heading', { level: 1 });
    keydown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
    const bar = await dialog();
    expect(bar.getByRole('combobox')).toBe(document.activeElement);
  },
);

test('trust 81: Enter that ends a word sends nothing, also as Safari reports it', async () => {
  const [ada, alan] = await matchOf(app);
  const { network } = await open(`/matches/${alan.id}`, { as: ada });
  const area = await field('Message Alan');
  await user.type(area, 'Hello');
  keydown(area, { key: 'Enter' }, { keyCode: 229 });
  keydown(area, { key: 'Enter', isComposing: true });
  await untilDone(network);
  expect(await textsOf(alan, ada)).toEqual([]);
  keydown(area, { key: 'Enter' });
  await expect.poll(() => textsOf(alan, ada)).toEqual(['Hello']);
});

test(
  'trust 81: what is typed while an edit is being saved is the next message, and a refused edit returns',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = await matchOf(app);
    await write(ada, alan, 'See you at sevn');
    const { network } = await open(`/matches/${alan.id}`, { as: ada });
    await field('Message Alan');
    await network.untilIdle();
    const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
    network.intercept(({ path }) =>
      path.endsWith('/text') ? refused.then(() => ({ status: 422 })) : undefined,
    );
    const area = () => field('Message Alan');
    await user.click(await area());
    await user.keyboard('{ArrowUp}');
    await screen.findByText('Editing your message');
    await untilSeen();
    await user.keyboard('!{Enter}');
    await user.keyboard('and bring the book');
    expect((await area()).value).toBe('and bring the book');
    refuse();
    await expect.poll(async () => (await area()).value).toBe('See you at sevn!');
    await screen.findByText('Editing your message');
    network.intercept(() => undefined);
    await untilSeen();
    await user.keyboard('{Enter}');
    await expect.poll(() => textsOf(alan, ada)).toEqual(['See you at sevn!']);
    expect((await area()).value).toBe('and bring the book');
  },
);

test(
  'trust 81: the command bar runs nothing by a held key, and no one who was found for an earlier text',
  { tags: ['long'] },
  async () => {
    for (const first_name of ['Xandan', 'Xanna', 'Zeddrick'])
      await createMember(app, { profile: { first_name, last_name: 'Bar' } });
    await open('/dashboard', { as: await createStaff(app) });
    const opener = document.querySelector<HTMLElement>('[aria-keyshortcuts^="Control+K"]');
    if (!opener) throw new Error('no button');
    keydown(opener, { key: 'Enter' });
    opener.click();
    const bar = await dialog();
    await untilSeen();
    // The key is still held.
    if (document.activeElement) keydown(document.activeElement, { key: 'Enter', repeat: true });
    await user.keyboard('a{Backspace}');
    expect(screen.queryByRole('dialog')).not.toBeNull();
    // Before anyone is listed.
    await user.keyboard('qqqq{ArrowDown}{ArrowUp}');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}xan');
    await bar.findByRole('option', { name: /Xandan/ });
    await user.keyboard('na{Enter}');
    await expectAt(`/users/${await idOf('Xanna')}`);
    await user.keyboard('{Control>}k{/Control}');
    await dialog();
    await untilSeen();
    await user.keyboard('zeddrick{Enter}');
    await expectAt(`/users/${await idOf('Zeddrick')}`);
  },
);

async function idOf(name: string) {
  const [row] = await sql`select member_id as id from profile where first_name = ${name}`;
  return String(row?.['id']);
}

test(
  'trust 81: what bans several people begins at Cancel, and bans no one by Enter pressed twice',
  { tags: ['long'] },
  async () => {
    const { id } = await openCase(app, { type: 'Harassment' });
    const { network } = await open(`/desk?case=${id}`, { as: await createStaff(app) });
    const row = await waitFor(
      () =>
        document.querySelector(`[data-about="${id}"] [type=checkbox]`) ??
        Promise.reject(new Error('Not yet')),
    );
    await user.click(row);
    const bar = within(await screen.findByRole('group', { name: 'Selected cases' }));
    (await button('Ban', bar)).focus();
    await user.keyboard('{Enter}');
    const asked = within(await screen.findByRole('dialog', { name: /^Ban/ }));
    await expect.poll(() => document.activeElement?.textContent).toBe('Cancel');
    pressEarly(await asked.findByRole('button', { name: /^Ban/ }));
    await untilDone(network);
    await untilSeen();
    expect(await sql`select action from decision where case_id = ${id}`).toEqual([]);
    await asked.findByRole('button', { name: /^Ban/ });
  },
);
