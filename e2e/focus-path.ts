import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const maxStops = 60;

/** Presses a key until the focus is on this control. On its way the focus is always on a control, and visible. */
export async function pressTo(page: Page, key: string, target: Locator) {
  await target.waitFor();
  await page.evaluate(lookAtFocus);
  for (let press = 0; press < maxStops; press += 1) {
    await page.keyboard.press(key);
    const { where, unmarked } = await page.evaluate(lookAtFocus);
    expect(where, `after ${key}`).not.toBe('body');
    expect(unmarked, 'has the focus without showing it').toBeNull();
    if (await hasFocus(target)) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

/** Presses a key, and expects the focus to end up on this control. */
export async function pressAndExpect(page: Page, key: string, target: Locator) {
  await page.keyboard.press(key);
  const whereNot = async () =>
    (await hasFocus(target)) ? null : (await page.evaluate(lookAtFocus)).where;
  await expect.poll(whereNot).toBeNull();
}

const hasFocus = async (target: Locator) =>
  (await target.count()) > 0 && target.evaluate((each) => each === document.activeElement);

/** Runs in the page. The element that had the focus before must have looked different then. */
function lookAtFocus(): { where: string; unmarked: string | null } {
  interface Focus {
    element: Element;
    look: string;
  }
  const state = globalThis as { focusBefore?: Focus | undefined };
  const hasEnd = (each: Animation) => each.effect?.getComputedTiming().endTime !== Infinity;
  for (const animation of document.getAnimations().filter(hasEnd)) animation.finish();
  const styleOf = (element: Element | null) => {
    if (!element) return '';
    const { outline, boxShadow, borderColor, backgroundColor, clipPath, opacity } =
      getComputedStyle(element);
    return [outline, boxShadow, borderColor, backgroundColor, clipPath, opacity].join();
  };
  const lookOf = (element: Element) => styleOf(element) + styleOf(element.parentElement);
  const { activeElement: element } = document;
  const { focusBefore: before } = state;
  const isUnmarked =
    before?.element.isConnected &&
    before.element !== element &&
    // After a navigation it is on the content or its heading, which Tab does not reach.
    !before.element.matches('main, h1') &&
    lookOf(before.element) === before.look;
  state.focusBefore =
    element && element !== document.body ? { element, look: lookOf(element) } : undefined;
  return {
    where: state.focusBefore ? (element?.outerHTML.slice(0, 100) ?? '') : 'body',
    unmarked: isUnmarked ? before.element.outerHTML.slice(0, 160) : null,
  };
}
