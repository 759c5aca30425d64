// @module-tag long
import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { openSite } from './site.ts';

const site = await openSite(
  {},
  { site: { 'brand.name': 'Lantern', 'brand.supportEmail': 'help@lantern.example' } },
);
const mailto = 'mailto:help@lantern.example';

const figures = ['50K+', '1K+', '95%', '24/7'];
const featureTitles = ['Safe & Secure', 'Smart Matching', 'Global Community'];

test('the landing page shows the hero, figures, features and links to sign in and register', async () => {
  const page = await site.visit();
  await page.goto('/');
  await page.getByRole('heading', { name: 'Find Your Perfect Match', level: 1 }).waitFor();
  expect(await page.getByRole('definition').allInnerTexts()).toEqual(figures);
  expect(await page.locator('#features h2').allInnerTexts()).toEqual(featureTitles);
  const main = page.getByRole('main');
  expect(await main.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in');
  const join = main.getByRole('link', { name: 'Create one' });
  expect(await join.getAttribute('href')).toBe('/register');
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('**/register');
});

test('Learn More scrolls to the features and moves the focus there', async () => {
  const page = await site.visit();
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn More' }).press('Enter');
  const reached = await page.locator('#features').evaluate((features) => ({
    focused: features === document.activeElement,
    inView: features.getBoundingClientRect().top < innerHeight / 2,
  }));
  expect(reached).toEqual({ focused: true, inView: true });
});

test('the home page greets a member by name, and Get Started leads to people', async () => {
  const page = await site.visit({ as: await createMember(site.app) });
  await page.goto('/home');
  await page.getByText('Good to see you, Ada').waitFor();
  expect(await page.getByRole('definition').allInnerTexts()).toEqual(figures);
  expect(await page.locator('#features h2').allInnerTexts()).toEqual(featureTitles);
  await page.getByRole('link', { name: 'Get Started' }).click();
  await page.waitForURL('**/discover');
});

test('ten FAQs open with the keyboard and name the plans, the brand and the support address', async () => {
  const page = await site.visit();
  await page.goto('/faqs');
  const questions = page.locator('details');
  await questions.first().waitFor();
  expect(await questions.count()).toBe(10);
  expect(await page.locator('details[open]').count()).toBe(0);
  for (const question of await questions.all()) {
    await question.locator('summary').press('Enter');
    await question.locator('p').first().waitFor();
  }
  const text = await page.getByRole('main').innerText();
  for (const plan of ['monthly', 'quarterly', 'annual']) expect(text).toContain(plan);
  expect(text).toContain('Lantern');
  expect(text).not.toContain('Kindred');
  expect(text).toContain('help@lantern.example');
  const contact = page.getByRole('link', { name: 'Contact Support' });
  expect(await contact.getAttribute('href')).toBe(mailto);
});

test('a URL with the anchor of a question opens it', async () => {
  const page = await site.visit();
  await page.goto('/faqs#location');
  const question = page.locator('details[open]');
  await question.waitFor();
  expect(await question.locator('summary').innerText()).toBe('How is my location used?');
  await page.getByText('grid of about two kilometres').waitFor();
});

test('the privacy policy has eight numbered sections, its date, the minimum age and the support address', async () => {
  const page = await site.visit();
  await page.goto('/privacy');
  await page.getByText('Last updated Oct 20, 2025').waitFor();
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.map((title) => title.split('.')[0])).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
  ]);
  await page.getByText('Lantern is not for people under 18.').waitFor();
  const contact = page.getByRole('link', { name: 'Contact Support' });
  expect(await contact.getAttribute('href')).toBe(mailto);
  await page.getByRole('link', { name: 'Your location' }).click();
  expect(new URL(page.url()).hash).toBe('#location');
});

test('the accessibility statement says what does not work yet and how to give feedback, two links from every page', async () => {
  const page = await site.visit();
  await page.goto('/faqs');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Accessibility' }).click();
  await page.getByRole('heading', { level: 1, name: 'Accessibility' }).waitFor();
  const main = page.getByRole('main');
  const text = await main.innerText();
  for (const part of ['EN 301 549', 'WCAG', 'Written on Nov 26, 2026', 'How Lantern works'])
    expect(text).toContain(part);
  const known = main.getByRole('region', { name: 'What does not work yet' });
  expect(await known.getByRole('listitem').count()).toBeGreaterThan(3);
  expect(text).toContain('Write to help@lantern.example.');
  const contact = main.getByRole('link', { name: 'Contact Support' });
  expect(await contact.getAttribute('href')).toBe(mailto);
});
