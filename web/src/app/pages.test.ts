import { renderedPages } from '@kindred/contract/rendered-pages';
import { slugPattern, takenSlugs } from '@kindred/contract/site/own-pages';
import type { LinkProps } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { allowEveryone } from '../api/accounts/guards.ts';
import { createPage } from '../lib/page.ts';
import { signInPathFor } from '../lib/sessions/return-path.ts';
import { pages } from './pages.ts';

type Target = LinkProps['to'];

test('a link to a page that does not exist is a type error', () => {
  const known: Target = '/users/$id';
  // @ts-expect-error There is no such page.
  const unknown: Target = '/nowhere';
  const paths: string[] = pages.map(({ options }) => options.staticData?.page?.path ?? '');
  expect(paths).toContain(known);
  expect(paths).not.toContain(unknown);
});

test('a page without a title or a guard is a type error', () => {
  const options = { path: '/new', layout: 'public', component: () => null } as const;
  // @ts-expect-error The title is missing.
  const untitled = createPage({ ...options, guard: allowEveryone });
  // @ts-expect-error The guard is missing.
  const unguarded = createPage({ ...options, title: 'New' });
  expect([untitled, unguarded]).toHaveLength(2);
});

test('the pages that the server renders are pages that visitors see', () => {
  const all = pages.map(({ options }) => options.staticData?.page);
  const layouts = renderedPages.map((path) => all.find((page) => page?.path === path)?.layout);
  expect(new Set(layouts)).toEqual(new Set(['public', 'viewer']));
});

test('a visitor who is not signed in signs in to staff pages at /login', () => {
  const paths = pages.flatMap(({ options }) => {
    const page = options.staticData?.page;
    return page?.layout === 'staff' ? [page.path] : [];
  });
  expect(paths).toEqual(expect.arrayContaining(['/team', '/audit', '/users/$id', '/security']));
  for (const path of paths) expect(signInPathFor(path), path).toBe('/login');
});

test('the entries of a menu have different places', () => {
  for (const menu of ['public', 'member', 'staff'] as const) {
    const orders = pages.flatMap(
      ({ options }) => options.staticData?.page?.menus?.[menu]?.order ?? [],
    );
    expect(new Set(orders).size).toBe(orders.length);
  }
});

test('the header of a phone has the title of each page of members that fills no screen', () => {
  const untitled = pages.flatMap(({ options }) => {
    const page = options.staticData?.page;
    if (!page || !['member', 'viewer'].includes(page.layout)) return [];
    return page.titled || page.frame === 'cover' || page.bareOnPhone ? [] : [page.path];
  });
  expect(untitled).toEqual([]);
});

test('an owner cannot take the address of a page of the product', () => {
  const first = pages.map(({ options }) => options.staticData?.page?.path.split('/')[1] ?? '');
  const own = new Set(first.filter((name) => new RegExp(slugPattern).test(name)));
  expect(own.size).toBeGreaterThan(40);
  expect([...own].filter((name) => !takenSlugs.includes(name))).toEqual([]);
});
