import { login } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import type { BrowserContextOptions } from 'playwright-core';
import type { TestMember } from '../server/test/members/members.ts';
import type { openSite } from './site.ts';

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'visit'>;

interface Visitor {
  readonly member: TestMember;
  readonly path: string;
}

/** Opens a page at another origin than the site's, as a member who has signed in there. */
export async function enterAt(
  { visit }: Site,
  baseURL: string,
  { member, path }: Visitor,
  options: BrowserContextOptions = {},
) {
  const { email, password } = member;
  const answer = await fetch(`${baseURL}${apiBase}${login.url}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await answer.json()) as {
    data: { token: string; refreshToken: string; user: object };
  };
  const { token, refreshToken } = data;
  const values = { token, refreshToken, user: JSON.stringify(data.user) };
  const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
  const page = await visit({
    baseURL,
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
    ...options,
  });
  await page.goto(path);
  return page;
}
