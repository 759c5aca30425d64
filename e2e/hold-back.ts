import type { Page } from 'playwright-core';

/** Holds the responses of these addresses back until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp) {
  const { promise: mayCome, resolve: come } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await mayCome;
    await route.continue().catch(() => undefined);
  });
  return come;
}
