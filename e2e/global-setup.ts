import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findChromium, flags } from './chromium.ts';

/** One browser for the run. Every test opens its own context in it. */
export async function setup(project: TestProject) {
  const server = await chromium.launchServer({ ...(await findChromium()), args: flags });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}
