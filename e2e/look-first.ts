import type { Locator, Page } from 'playwright-core';

/** A dialog or panel in which Enter and Space do nothing yet. */
const justOpened = '[data-dialog]:not([data-opened=seen]), [data-opened=now]';

/** What opens is marked a moment later. */
const untilMarked = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

async function untilSeen(page: Page) {
  await page.evaluate(untilMarked);
  await page.waitForFunction((opened) => document.querySelector(opened) === null, justOpened);
}

const isActivating = (key: string) => /\b(Enter|Space)$/.test(key);

let isLooking = false;

/**
 * As a person does, journeys look at what has opened before they press Enter or Space. What does not look is
 * `keyboard.down`.
 */
export function lookFirst(page: Page) {
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    if (isActivating(key)) await untilSeen(page);
    await press(key, options);
  };
  if (isLooking) return;
  isLooking = true;
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  const pressAt = Reflect.get(locators, 'press');
  locators.press = async function pressSeen(this: Locator, key, options) {
    if (isActivating(key)) {
      await this.waitFor();
      await untilSeen(this.page());
    }
    await pressAt.call(this, key, options);
  };
}
