// @module-tag long
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { send } from '../src/lib/calls/send.ts';
import { type ReceivedRequest, stubApi } from '../src/lib/testing/stub-api.ts';
import { isRoute, leanRoute } from './lean-contract.ts';

async function everyRoute() {
  const folder = join(import.meta.dirname, '../../contract/src');
  const routes: Route[] = [];
  for await (const path of glob('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })) {
    const exported = (await import(pathToFileURL(join(folder, path)).href)) as object;
    routes.push(...Object.values(exported).filter(isRoute));
  }
  return routes;
}

/** The request that was sent, and what became of a response that names none of its parts. */
async function sendWith(route: Route) {
  const sent: ReceivedRequest[] = [];
  using _api = stubApi((request) => {
    sent.push(request);
    return { body: {} };
  });
  const given = {
    params: { id: 'x' },
    query: { search: 'y' },
    ...(route.method !== 'GET' && { body: { text: 'z' } }),
  };
  const result = await send(route, given as never).catch((error: unknown) => error);
  return { sent, result };
}

test('a route of the built web sends and checks the same as the whole one', async () => {
  const routes = await everyRoute();
  expect(routes.length).toBeGreaterThan(150);
  for (const route of routes)
    expect(await sendWith(leanRoute(route) as unknown as Route), route.url).toEqual(
      await sendWith(route),
    );
});
