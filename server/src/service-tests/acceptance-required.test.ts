// @module-tag long
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { createPerson } from '../../test/members/people.ts';
import { listRoutes } from '../../test/requests/routes.ts';
import { testApp } from '../../test/service/app.ts';
import { bindingPage } from '../../test/site/binding.ts';

const app = await testApp({
  site: { pages: [bindingPage('terms', '2026-01-01', { version: 1 })] },
});
await app.ready();

/** What someone needs who does not accept: to read it, and to leave with their data and their money. */
const allowed = [
  'GET /archives',
  'GET /archives/file',
  'GET /auth/account',
  'GET /auth/profile',
  'GET /subscription/credit',
  'GET /subscription/current',
  'GET /subscription/withdrawal',
  'POST /archives',
  'POST /auth/deactivate',
  'POST /auth/leave',
  'POST /auth/leave/code',
  'POST /auth/logout',
  'POST /auth/proof',
  'POST /auth/proof/code',
  'POST /subscription/cancel',
  'POST /subscription/credit-refund',
  'POST /subscription/withdrawal',
  'PUT /auth/acceptances',
];
const forMembers = listRoutes(app.routes).filter(({ access }) =>
  ['member', 'verified', 'vip'].includes(String(access)),
);
const fill = (path: string) =>
  path.replaceAll(/\{[^}]*\}/g, '0f8fad5b-d9cb-469f-a165-70867728950e');

const grantPremium = (id: string) =>
  app.pool.query(
    "insert into vip_grant (member_id, ends_at, reason) values ($1, now() + interval '1 day', 'x')",
    [id],
  );

test('trust 118: a member who has not accepted is refused on every route but those to read, to accept and to leave', async () => {
  const [admitted, refused] = [new Set<string>(), new Set<string>()];
  for (const { method, path } of forMembers) {
    // One of them closes the account.
    const ada = await createPerson(app);
    await grantPremium(ada.id);
    const answer = await app.inject({
      method: method as 'GET',
      url: fill(path),
      headers: ada.headers,
    });
    const isRefused = answer.json<{ code?: string }>().code === 'acceptance_required';
    (isRefused ? refused : admitted).add(`${method} ${path.replace(apiBase, '')}`);
  }
  expect([...admitted].toSorted()).toEqual(allowed);
  expect(refused.size).toBe(forMembers.length - allowed.length);
});
