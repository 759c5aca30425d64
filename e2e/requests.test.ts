// @module-tag long
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { openSite } from './site.ts';

const site = await openSite();

test(
  'the settings need fewer than 30 requests on a first visit',
  { tags: ['journey'] },
  async () => {
    const page = await site.visit({ as: await createMember(site.app) });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(requests.length, requests.join('\n')).toBeLessThan(30);
  },
);
