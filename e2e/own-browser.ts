import { type Browser, chromium } from 'playwright-core';
import type { Environment } from 'vitest/runtime';
import { findChromium, flags } from './chromium.ts';

declare global {
  /** The browser of this worker. Every test opens its own context in it. */
  var browser: Browser;
}

/**
 * Each worker of Vitest has a browser of its own, which ends with it. One browser for all workers is reached through the
 * main thread, which has to read and write all that is said to it once more.
 */
const ownBrowser: Environment = {
  name: 'own-browser',
  viteEnvironment: 'ssr',
  async setup(global) {
    const browser = await chromium.launch({ ...(await findChromium()), args: flags });
    Object.assign(global, { browser });
    return { teardown: () => browser.close() };
  },
};

export default ownBrowser;
