import type { Page } from 'playwright-core';

/** The preview of the front page. While a newer one loads behind it, there are two. */
export const preview = (page: Page) =>
  page.frameLocator('iframe[title="Front page with the draft"]:not([data-next])');
