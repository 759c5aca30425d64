import { type BoundFunctions, type queries, screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';

type Part = BoundFunctions<typeof queries>;
type Name = string | RegExp;

/** Style sheets are not loaded, so every element counts as one that can be pressed. */
export const user = userEvent.setup({ document, pointerEventsCheck: 0 });

/** Waits for this text, which may be a part of a longer one. */
export async function expectText(text: Name, part: Part = screen) {
  const [first] = await part.findAllByText(text, { exact: false });
  expect(first).toBeDefined();
  return first as HTMLElement;
}

export async function expectHeading(name: Name) {
  expect(await screen.findByRole('heading', { name })).toBeDefined();
}

/** Until the page says that it is complete, twice, as what it has read may lead to code of its own, which reads again. */
export async function untilComplete() {
  for (let times = 0; times < 2; times += 1) {
    await vi.dynamicImportSettled();
    await untilPainted();
    await expect.poll(() => document.documentElement.hasAttribute('data-complete')).toBe(true);
  }
}

const untilPainted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Whether this text is on the page now. */
export const hasText = (text: Name, part: Part = screen) =>
  part.queryAllByText(text, { exact: false }).length > 0;

export async function expectGone(text: Name, part?: Part) {
  await expect.poll(() => hasText(text, part)).toBe(false);
}

export const button = (name: Name, part: Part = screen) => part.findByRole('button', { name });

/** Presses a button as soon as it can be pressed. */
export async function press(name: Name, part?: Part) {
  const found = await button(name, part);
  await expect.poll(() => found.matches(':disabled')).toBe(false);
  await user.click(found);
}

export async function follow(name: Name, part: Part = screen) {
  await user.click(await part.findByRole('link', { name }));
}

export const field = (label: Name, part: Part = screen) =>
  part.findByLabelText<HTMLInputElement>(label);

/** Replaces what is in the field of this label. */
export async function fill(label: Name, text: string, part?: Part) {
  const input = await field(label, part);
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}

/** A dialog or panel in which Enter and Space do nothing yet. */
const justOpened = '[data-dialog]:not([data-opened=seen]), [data-opened=now]';

/** What opens is marked a moment later, and its keys act another moment later. */
export async function untilSeen() {
  await untilPainted();
  await expect.poll(() => document.querySelector(justOpened)).toBeNull();
}

/** Until keys act on what is shown: on the first page of a visit, after a moment without any. */
export async function untilKeysAct() {
  await expect.poll(() => document.documentElement.hasAttribute('data-keys-act')).toBe(true);
}

/** A dialog that has the focus, so that it no longer moves it, and that was on the screen long enough for its keys to act. */
export async function dialog(name?: Name) {
  const found = await screen.findByRole('dialog', name === undefined ? {} : { name });
  await expect.poll(() => found.contains(document.activeElement)).toBe(true);
  await untilSeen();
  return within(found);
}

/** Opens the menu of this button and chooses an entry. */
export async function chooseEntry(menu: Name, entry: Name) {
  await press(menu);
  const found = await screen.findByRole('menu');
  await expect.poll(() => found.contains(document.activeElement)).toBe(true);
  await untilSeen();
  await user.click(await within(found).findByRole('menuitem', { name: entry }));
}

export const region = async (name: Name) => within(await screen.findByRole('region', { name }));

export async function expectAt(path: string) {
  await expect.poll(() => location.pathname).toBe(path);
}

/** The browser has no network, until the test ends or the returned function is called. */
export function goOffline() {
  const set = (value: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value });
    dispatchEvent(new Event(value ? 'online' : 'offline'));
  };
  onTestFinished(() => set(true));
  set(false);
  return () => set(true);
}
