// @module-tag long
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { untilLoaded } from './loaded.ts';
import { openSite } from './site.ts';
import { long } from './test-size.ts';
import { traceDrag } from './trace-drag.ts';

const site = await openSite();

test.each(long ? [390, 1280] : [390])(
  'nothing is laid out while a card is dragged at %i px',
  async (width) => {
    const here = { latitude: -60, longitude: width / 10, seek_max_distance: 50 };
    const ada = await createMember(site.app, { profile: { ...here, interests: ['hiking'] } });
    for (const first_name of ['Alan', 'Bob', 'Carl']) {
      const man = { gender: 'man', seek_genders: ['woman'], interests: ['hiking'] };
      await createMember(site.app, { profile: { ...here, ...man, first_name } });
    }
    const viewport = { width, height: 844 };
    const page = await site.visit({ as: ada, viewport, reducedMotion: 'no-preference' });
    await page.goto('/discover');
    await page.locator('article:not([inert])').waitFor();
    await untilLoaded(page);
    await page.evaluate(() => document.fonts.ready);
    const seen = await traceDrag(page);
    expect(Math.min(seen.styles, seen.tasks)).toBeGreaterThan(20);
    expect(seen.layouts).toBe(0);
  },
);
