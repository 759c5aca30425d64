// @module-tag long
import { contrastOf } from '@kindred/contract/site/contrast';
import { paletteOf } from '@kindred/contract/site/palette';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './appearance.ts';
import { openSite } from './site.ts';

/** Both colours have to be repaired in one scheme or both. */
const look = {
  colors: { main: '#ffe14d', accent: '#0000ff' },
  fonts: 'lora-nunito-sans',
  corners: 'square',
};

const site = await openSite(
  {},
  {
    site: {
      'brand.colors.main': look.colors.main,
      'brand.colors.accent': look.colors.accent,
      'brand.fonts': look.fonts,
      'brand.corners': look.corners,
    },
  },
);

const styleOfElement = (element: Locator) =>
  element.evaluate((node) => {
    const hexOf = (color: string) =>
      `#${(color.match(/\d+/g) ?? [])
        .slice(0, 3)
        .map((part) => Number(part).toString(16).padStart(2, '0'))
        .join('')}`;
    const { backgroundColor, outlineColor, outlineStyle, borderRadius, fontFamily } =
      getComputedStyle(node);
    return {
      fill: hexOf(backgroundColor),
      ring: outlineStyle === 'none' ? 'none' : hexOf(outlineColor),
      page: hexOf(getComputedStyle(document.body).backgroundColor),
      borderRadius,
      fontFamily,
    };
  });

test('a site with its own look has readable buttons and a visible focus in both schemes', async () => {
  const { tokens } = paletteOf(look.colors);
  // A used page fetches the fonts of the site before again.
  await site.forgetUsed();
  const page = await site.visit();
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  await page.goto('/register');
  const button = page.locator('button[type=submit]').first();
  await button.waitFor();
  for (const scheme of ['light', 'dark'] as const) {
    await expectAccessible(page, scheme);
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const { fill, ring, page: ground, ...shape } = await styleOfElement(button);
    expect(fill).toBe(tokens['brand-6'][scheme]);
    expect(contrastOf(ring, ground)).toBeGreaterThanOrEqual(3);
    expect(shape.borderRadius).toBe('4px');
    expect(shape.fontFamily).toContain('Nunito Sans Variable');
  }
  // Its own fonts, and none of the style sheet.
  await page.evaluate(() => document.fonts.ready);
  expect(new Set(fonts)).toEqual(
    new Set(['lora', 'nunito-sans'].map((name) => `/assets/${name}-latin-wght-normal-5.3.0.woff2`)),
  );
});
