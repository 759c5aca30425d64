import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** A page shares most of its scripts with the others, and their names change with what they contain. */
const sources = new Map<string, string>();

/** The scripts of the page weigh no more than this, in transferred kB, and contain no library for charts or motion. */
export async function expectLightScripts(page: Page, limit: number) {
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry.name.endsWith('.js'))
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  );
  const total = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  expect(scripts.length).toBeGreaterThan(2);
  expect(total / 1000, page.url()).toBeLessThanOrEqual(limit);
  for (const { name } of scripts) {
    const source = sources.get(name) ?? (await (await fetch(name)).text());
    sources.set(name, source);
    expect(source).not.toMatch(/recharts|framer-motion/);
  }
}
