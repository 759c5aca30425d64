import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Tab reaches every control of the page, and one can see at each that the focus is there. */
export async function expectKeyboardReach(page: Page) {
  const controls = await page.evaluate(numberControls);
  expect(controls.length, page.url()).toBeGreaterThan(0);
  const reached = new Set<number>();
  const unseen: string[] = [];
  // A field for a day has a stop for each part of it, and one for its calendar.
  const inDays = (await page.locator('input[type=date]').count()) * 3;
  for (let press = 0; press <= controls.length + inDays; press += 1) {
    await page.keyboard.press('Tab');
    const { control, seen } = await page.evaluate(describeFocus);
    if (control === null) continue;
    reached.add(control);
    if (!seen) unseen.push(controls[control] ?? '');
  }
  expect(controls.filter((_, index) => !reached.has(index))).toEqual([]);
  expect(unseen).toEqual([]);
}

// The functions below run in the page, each on its own.

/** Numbers what can be operated, and remembers how it looks without the focus. */
function numberControls(): string[] {
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const controls = all.filter(
    (element) => element.checkVisibility() && !element.matches('[inert] *, :disabled'),
  );
  const look = (element: Element | null) => {
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
    ].join();
  };
  (document.activeElement as HTMLElement | null)?.blur();
  for (const [index, control] of controls.entries()) {
    control.dataset['control'] = String(index);
    control.dataset['look'] = look(control) + look(control.parentElement);
  }
  return controls.map((control) => control.outerHTML.slice(0, 120));
}

function describeFocus(): { control: number | null; seen: boolean } {
  const element = document.activeElement as HTMLElement | null;
  const number = element?.dataset['control'];
  if (!element || number === undefined) return { control: null, seen: true };
  const ends = (each: Animation) => each.effect?.getComputedTiming().endTime !== Infinity;
  for (const animation of document.getAnimations().filter(ends)) animation.finish();
  const look = (of: Element | null) => {
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
    ].join();
  };
  const now = look(element) + look(element.parentElement);
  return { control: Number(number), seen: now !== element.dataset['look'] };
}
