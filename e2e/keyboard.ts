import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Keys that decide act only once their subject has been on the screen for a moment. */
export const untilKeysAct = (page: Page) => page.locator('html[data-keys-act]').waitFor();

/**
 * Types letters and marks, with these milliseconds between two presses by the times that the page reads from them,
 * however long a busy machine takes for each.
 */
export async function typeSteadily(page: Page, text: string, delay: number) {
  const session = await page.context().newCDPSession(page);
  const begun = Date.now();
  for (const [index, letter] of Array.from(text).entries()) {
    const at = begun + index * delay;
    await sleep(Math.max(0, at - Date.now()));
    const press = { key: letter, timestamp: at / 1000 };
    await session.send('Input.dispatchKeyEvent', { ...press, type: 'keyDown', text: letter });
    await session.send('Input.dispatchKeyEvent', { ...press, type: 'keyUp' });
  }
  await session.detach();
}

/** Tab reaches every control of the page, and each shows the focus. */
export async function expectKeyboardReach(page: Page) {
  const controls = await page.evaluate(numberControls);
  expect(controls.length, page.url()).toBeGreaterThan(0);
  await page.evaluate(followFocus);
  const reached = new Set<number>();
  const withoutFocusStyle: string[] = [];
  // Tab also stops in the parts of a date field, at boxes that scroll, and in rows that are loaded on the way.
  const mostPresses = 6 * controls.length + 10;
  for (let press = 1; press <= mostPresses && reached.size < controls.length; press += 1) {
    await page.keyboard.press('Tab');
    // To ask the page takes as long as the press.
    if (press % 8 > 0 && press < mostPresses) continue;
    for (const { control, isVisible } of await page.evaluate(readFocused)) {
      reached.add(control);
      if (!isVisible) withoutFocusStyle.push(controls[control] ?? '');
    }
  }
  // 'Next page' ends when the last rows were loaded on the way.
  const ended = new Set(await page.evaluate(findDisabled));
  expect(controls.filter((_, index) => !reached.has(index) && !ended.has(index))).toEqual([]);
  expect(withoutFocusStyle).toEqual([]);
}

interface Focused {
  control: number;
  isVisible: boolean;
}

const readFocused = () => (globalThis as unknown as { focused: Focused[] }).focused.splice(0);

// The functions below run in the page, where they cannot call each other.

/** The controls that had a number and were disabled since. */
const findDisabled = () =>
  [...document.querySelectorAll<HTMLElement>('[data-control]:disabled')].map(({ dataset }) =>
    Number(dataset['control']),
  );

/** Numbers the controls and stores their style without the focus. */
function numberControls(): string[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  // Tab leads to the chosen one of a group of radio buttons, and the arrow keys to the others.
  const isBesideChosen = (element: HTMLElement) =>
    element.matches('[type=radio]:not(:checked)') &&
    document.querySelector(`[name="${CSS.escape((element as HTMLInputElement).name)}"]:checked`);
  const controls = all.filter(
    (element) =>
      element.checkVisibility() &&
      !element.matches('[inert] *, :disabled, [tabindex="-1"][aria-hidden=true]') &&
      !isBesideChosen(element),
  );
  const styleOf = (element: Element | null) => {
    if (!element) return '';
    const { outline, boxShadow, borderColor, backgroundColor, clipPath, transform, translate } =
      getComputedStyle(element);
    return [
      outline,
      boxShadow,
      borderColor,
      backgroundColor,
      clipPath,
      transform,
      translate,
      // A link that covers its row shows the focus around the row.
      getComputedStyle(element, '::after').outline,
    ].join();
  };
  (document.activeElement as HTMLElement | null)?.blur();
  for (const [index, control] of controls.entries()) {
    control.dataset['control'] = String(index);
    control.dataset['style'] = styleOf(control) + styleOf(control.parentElement);
  }
  return controls.map((control) => control.outerHTML.slice(0, 400));
}

/** Notes each control that gets the focus, and whether it looks different then. */
function followFocus() {
  const focused: Focused[] = [];
  Object.assign(globalThis, { focused });
  const styleOf = (of: Element | null) => {
    if (!of) return '';
    const { outline, boxShadow, borderColor, backgroundColor, clipPath, transform, translate } =
      getComputedStyle(of);
    return [
      outline,
      boxShadow,
      borderColor,
      backgroundColor,
      clipPath,
      transform,
      translate,
      // A link that covers its row shows the focus around the row.
      getComputedStyle(of, '::after').outline,
    ].join();
  };
  document.addEventListener('focusin', ({ target }) => {
    const element = target as HTMLElement;
    const number = element.dataset['control'];
    if (number === undefined) return;
    // Styles are computed when they are read, which begins the transitions that are ended here.
    styleOf(element);
    const hasEnd = (each: Animation) => each.effect?.getComputedTiming().endTime !== Infinity;
    for (const animation of document.getAnimations().filter(hasEnd)) animation.finish();
    const now = styleOf(element) + styleOf(element.parentElement);
    focused.push({ control: Number(number), isVisible: now !== element.dataset['style'] });
  });
}
