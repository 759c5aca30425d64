// Takes the pictures of `npm run shots`: each is a file in artefacts/shots, and its pixels a hash in shots.json there.
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { untilLoaded } from '../loaded.ts';
import { artefacts } from '../site.ts';
import { openForShots } from './people.ts';
import { screens, windows } from './screens.ts';

const folder = join(artefacts, 'shots');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const { site, viewers, match, now } = await openForShots();
const taken: Record<string, string> = {};

const all = windows.flatMap((window) =>
  screens
    .filter(({ act }) => !act || window.locale === 'en')
    .map((screen) => ({ ...screen, window })),
);
test.for(all)(
  '$name at $window.width px, $window.locale',
  async ({ name, as, path, act, window }) => {
    const { width, height, colorScheme, locale } = window;
    // Each visit signs in, which the list of devices shows.
    await site.app.owner.query('delete from session');
    const page = await site.visit({
      viewport: { width, height },
      colorScheme,
      locale,
      timezoneId: 'UTC',
      ...(viewers[as] && { as: viewers[as] }),
    });
    await page.clock.setFixedTime(now);
    site.allowErrors(/the document's frame is sandboxed/);
    await page.goto(path.replace('$match', match.id));
    await untilLoaded(page);
    await (act ? act(page) : showAll(page, window));
    const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
    const picture = await steady(page, take, (one, other) => one.equals(other));
    const id = `${name}-${width}-${locale}`;
    await writeFile(join(folder, `${id}.png`), picture);
    const { data, info } = await sharp(picture)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(width);
    taken[id] =
      `${info.height} ${createHash('sha256').update(data).digest('base64url').slice(0, 22)}`;
  },
);

/** Nothing is scrolled away: pictures further down load, and what stays at an edge is at that of the page. */
async function showAll(page: Page, { width, height }: { width: number; height: number }) {
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
  const whole = await steady(page, measure, (one, other) => one === other);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}

/** Looks until it is the same twice in a row: React shows what was loaded late up to a third of a second after it is there. */
async function steady<T>(page: Page, look: () => Promise<T>, same: (one: T, other: T) => boolean) {
  for (let last: T | undefined; ;) {
    await untilLoaded(page);
    await page.evaluate(untilDrawn);
    const next = await look();
    if (last !== undefined && same(last, next)) return next;
    last = next;
    await page.waitForTimeout(400);
  }
}

/** Runs in the page. Of pictures that wait until they are scrolled to, some never are. Those that are not shown never load. */
const untilDrawn = async () => {
  await document.fonts.ready;
  const shown = Array.from(document.images).filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = 'eager';
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
};

afterAll(() => writeFile(join(folder, 'shots.json'), JSON.stringify(taken)));
