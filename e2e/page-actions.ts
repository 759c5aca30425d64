import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { latestMail } from '../server/test/members/accounts.ts';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Of a menu. On a phone it is a button of a sheet. */
export const entry = (page: Page, name: RegExp | string) =>
  page.getByRole('menuitem', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
export const password = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true });

export async function expectAt(page: Page, path: string) {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

/** The link of the latest mail, without its host, which is the configured one. */
export async function mailedLink(app: FastifyInstance, email: string, path: string) {
  const { token } = await latestMail(app, email);
  return `${path}#token=${encodeURIComponent(token)}`;
}

/** Types a day, written YYYY-MM-DD, into the three fields of a date of birth. */
export async function fillBirthDate(page: Page, date: string) {
  const [year = '', month = '', day = ''] = date.split('-');
  await page.getByLabel('Month', { exact: true }).fill(month);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Year', { exact: true }).fill(year);
}

export async function signIn(page: Page, email: string, secret: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await password(page).fill(secret);
  await button(page, 'Sign in').click();
}
