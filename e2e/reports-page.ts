import type { Page } from 'playwright-core';
import { createStaff } from '../server/test/members/members.ts';
import type { openSite } from './site.ts';

export const shortId = (id: string) => `#${id.slice(-6)}`;
export const rowOf = (page: Page, id: string) => page.getByRole('row', { name: shortId(id) });

/** Each call returns a later time, so that reports are listed in the reverse order of their creation. */
let clock = Date.now() - 3_600_000;
export const later = () => new Date((clock += 1000));

export async function openReports(
  site: Awaited<ReturnType<typeof openSite>>,
  {
    role = 'administrator',
    path = '/reports',
  }: { role?: 'administrator' | 'moderator'; path?: string } = {},
) {
  const page = await site.visit({ as: await createStaff(site.app, role) });
  await page.goto(path);
  await page.getByRole('heading', { name: 'Reports Management', level: 1 }).waitFor();
  return page;
}
