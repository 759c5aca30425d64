import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from './storage.ts';

const ada = { token: 'a', user: { _id: 'ada', isAdmin: true } };
const eve = { token: 'e', user: { _id: 'eve', isAdmin: true } };
let tab = memoryStorage();

beforeEach(() => {
  tab = memoryStorage();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});

/** The modules of a page that was loaded just now, in the same tab. */
async function load() {
  vi.resetModules();
  const [{ session }, { createSharedState }] = [
    await import('./sessions/session.ts'),
    await import('./shared-state.ts'),
  ];
  const create = () => createSharedState<readonly string[]>([], 'texts');
  return { session, create };
}
type Page = Awaited<ReturnType<typeof load>>;

const signIn = ({ session }: Page, as: typeof ada) =>
  session.renew({ refreshToken: 'r', ...as } as never);
async function write(text: string) {
  const page = await load();
  signIn(page, ada);
  const state = page.create();
  state.change((all) => [...all, text]);
  return { page, state };
}

test('what someone wrote is still there after the tab was loaded again', async () => {
  await write('It is a fake.');
  const { create } = await load();
  expect(create().get()).toEqual(['It is a fake.']);
});

test('signing out forgets it, and leaves nothing in the browser', async () => {
  const { page, state } = await write('It is a fake.');
  await page.session.logout();
  expect([state.get(), tab.getItem('profile-drafts')]).toEqual([[], null]);
  signIn(page, ada);
  expect(state.get()).toEqual([]);
});

test('no one else reads it after a session has expired, and the same person does', async () => {
  const { page } = await write('It is a fake.');
  page.session.end('a');
  const later = await load();
  const state = later.create();
  expect(state.get()).toEqual([]);
  signIn(later, ada);
  expect(state.get()).toEqual(['It is a fake.']);
  later.session.end('a');
  signIn(later, eve);
  expect([state.get(), tab.getItem('profile-drafts')]).toEqual([[], null]);
});
