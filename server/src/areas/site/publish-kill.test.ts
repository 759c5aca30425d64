// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteEditing } from '@kindred/contract/site';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createStaff } from '../../../test/members/members.ts';
import { testApp } from '../../../test/service/app.ts';
import { enter, startServer } from '../../../test/service/separate-server.ts';

const app = await testApp();
await app.ready();
const sql = sqlOf(app);
const rounds = long ? 20 : 4;

test('killed while it publishes, a process leaves the draft or the version, and the others serve what is published', async () => {
  const staff = await createStaff(app);
  let published = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { url, end } = await startServer(app);
    const headers = { ...(await enter(url, staff)), 'content-type': 'application/json' };
    const call = async (method: string, path: string, body?: object) => {
      const given = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return (await (await fetch(`${url}${apiBase}${path}`, given)).json()) as {
        data: SiteEditing;
      };
    };
    const before = (await call('GET', '/site')).data;
    const name = `Round ${round}`;
    const was = before.changes[0]?.value ?? before.published.brand.name;
    const { data } = await call('PUT', '/site/draft', { path: 'brand.name', value: name, was });
    const sent = call('POST', '/site/versions', { seen: data.draft }).catch(() => null);
    await (round % 2 ? sleep(round * 3) : sent);
    await end('SIGKILL');
    await sent;

    // What it still does is over, as its connections are closed.
    await expect
      .poll(
        async () =>
          (
            await sql`select from pg_stat_activity where state = 'active' and query ilike '%site_%' and pid <> pg_backend_pid()`
          ).length,
      )
      .toBe(0);
    const [version] = await sql<{ number: number; name: string }>`
      select number, document #>> '{brand,name}' as name from site_version order by number desc limit 1`;
    const draft = await sql<{ value: object }>`select value from site_change`;
    const isPublished = version?.name === name;
    expect(draft).toEqual(isPublished ? [] : [{ value: { is: name } }]);
    if (isPublished) published += 1;
    await expect.poll(() => app.site.version).toBe(version?.number ?? 0);
    expect(app.site.document.brand.name).toBe(version?.name ?? app.site.defaults.brand.name);
  }
  expect(published).toBeGreaterThan(0);
});
