// @module-tag long
import { expect, test } from 'vitest';
import { collectErrors } from './page-errors.ts';
import { findProcesses, makeFolder, signIn, start } from './service.ts';

const DATA_DIR = await makeFolder();

test('npm run dev serves the pages from their sources and the API, and nothing of it is left after Ctrl-C', async () => {
  const service = start({ DATA_DIR }, { task: 'dev', detached: true });
  const url = (await service.ready()) ?? '';
  const context = await browser.newContext({ baseURL: url });
  // Other tests may keep the machine busy.
  context.setDefaultTimeout(240_000);
  const page = await context.newPage();
  const errors = collectErrors(page);
  await page.goto('/');
  await page.getByRole('heading', { level: 1, name: 'Find Your Perfect Match' }).waitFor();
  errors.throwIfAny();
  await context.close();
  expect(await signIn(url)).not.toBe('');
  expect(findProcesses(DATA_DIR)).not.toEqual([]);

  process.kill(-(service.launcher.pid ?? 0), 'SIGINT');
  expect(await service.ended).toBe(0);
  expect(findProcesses(DATA_DIR)).toEqual([]);
});
