import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilLoaded } from './loaded.ts';
import { long } from './test-size.ts';

interface Options {
  /** Names of buttons that are skipped, because they leave the page. */
  except?: RegExp;
}

/** The short run presses the buttons of the page, and the long run also those of the layers that they open. */
const layersBelow = long ? 2 : 0;

/**
 * Presses every button of a page and of the dialogs and menus that they open, and expects the focus to be on a control
 * afterwards: on the body of the page, keyboard users have lost their place. The long run opens the page again before
 * each press, and the short one after those that Escape doesn't undo.
 */
export async function expectFocusKept(
  page: Page,
  open: () => Promise<unknown>,
  { except = /^Logout/ }: Options = {},
) {
  const pressed: string[] = [];

  async function reach(path: readonly string[]) {
    await open();
    await untilLoaded(page);
    for (const name of path) if (!(await press(name))) return false;
    return true;
  }

  /** The page may be rendered again after its buttons were listed, with a field that is empty and a button that is not enabled. */
  async function focusWhenEnabled(name: string) {
    for (let tries = 0; tries < 20; tries += 1) {
      await page.evaluate(fillFields);
      if (await page.evaluate(focusButton, name)) return true;
      await untilLoaded(page);
    }
    return false;
  }

  async function press(name: string) {
    if (!(await focusWhenEnabled(name))) return false;
    await page.keyboard.press('Enter');
    await untilLoaded(page);
    return true;
  }

  /** Whether the page has the same buttons as before: another order of a list changes none. */
  async function isUnchanged(before: readonly string[], path: string) {
    if (pathOf(page) !== path || (await page.evaluate(countLayers)) > 0) return false;
    return String(await page.evaluate(listButtons)) === String(before);
  }

  async function explore(path: readonly string[]) {
    const tried = new Set<string>();
    /** Enabled when they were listed and not when they were to be pressed, as the page was rendered again. */
    const missed = new Set<string>();
    let isFresh = false;
    while (isFresh || (await reach(path))) {
      await page.evaluate(fillFields);
      const names = await page.evaluate(listButtons);
      const place = pathOf(page);
      const name = names.find((each) => !tried.has(each) && !except.test(each));
      if (name === undefined) return;
      tried.add(name);
      isFresh = false;
      const layers = await page.evaluate(countLayers);
      const what = [...path, name].join(' › ');
      if (!(await press(name))) {
        if (!missed.has(name)) tried.delete(name);
        missed.add(name);
        continue;
      }
      pressed.push(what);
      // It is put back a moment later, as dialogs return it themselves.
      await expect
        .poll(() => page.evaluate(describeFocus), { message: `after ${what}` })
        .not.toBe('body');
      if (path.length < layersBelow && (await page.evaluate(countLayers)) > layers)
        await explore([...path, name]);
      if (path.length > 0 || long) continue;
      await page.keyboard.press('Escape');
      await untilLoaded(page);
      isFresh = await isUnchanged(names, place);
    }
  }

  await explore([]);
  return pressed;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;

// The functions below run in the page, where they cannot call each other.

/** The names of the enabled buttons of the top layer. */
function listButtons(): string[] {
  const layer =
    [
      ...document.querySelectorAll(
        '[role=dialog]:not([popover]), [popover=auto]:popover-open, [role=menu]',
      ),
    ].at(-1) ?? document;
  return [...layer.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
    .filter((button) => button.checkVisibility() && !button.matches('[inert] *'))
    .map((button) => button.ariaLabel ?? button.innerText.trim());
}

function focusButton(name: string): boolean {
  const layer =
    [
      ...document.querySelectorAll(
        '[role=dialog]:not([popover]), [popover=auto]:popover-open, [role=menu]',
      ),
    ].at(-1) ?? document;
  const button = [...layer.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')].find(
    (each) => each.checkVisibility() && (each.ariaLabel ?? each.innerText.trim()) === name,
  );
  button?.focus();
  return document.activeElement === button;
}

/** Fills empty fields of the top layer, so that its button can be pressed. */
function fillFields() {
  const layer =
    [
      ...document.querySelectorAll(
        '[role=dialog]:not([popover]), [popover=auto]:popover-open, [role=menu]',
      ),
    ].at(-1) ?? document;
  const fields = layer.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input[type=text]',
  );
  for (const field of fields) {
    if (field.value) continue;
    field.setRangeText('Something');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

const countLayers = () =>
  document.querySelectorAll(
    '[role=dialog]:not([popover]), [popover=auto]:popover-open, [role=menu]',
  ).length;

const describeFocus = () => {
  const { activeElement } = document;
  return activeElement === document.body || activeElement?.matches(':disabled')
    ? 'body'
    : (activeElement?.outerHTML.slice(0, 100) ?? 'body');
};
