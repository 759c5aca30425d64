import { apiBase } from '@kindred/contract/route';
import { type SitePath, withValues } from '@kindred/contract/site/document';
import type { FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { storeVersion } from '../server/src/areas/site/versions.ts';
import { choose } from '../server/test/likes/likes.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import {
  type TestMember,
  createMember,
  createStaff,
  signIn,
} from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import type { SiteValues } from '../server/test/service/app.ts';
import { expectNoSidewaysScroll } from './appearance.ts';
import { untilLoaded } from './loaded.ts';
import { findCut } from './find-cut.ts';
import type { Viewer } from './page-visits.ts';
import { openSite } from './site.ts';
import { findTooWide } from './too-wide.ts';
import { viewersOf } from './viewers.ts';

/** A site with something on every page, to see how its pages stand in other languages. */
export async function openForTexts(texts?: SiteValues) {
  const site = await openSite();
  const ada = await createPerson(site.app);
  const createMan = (name: string) =>
    createPerson(site.app, aMan({ first_name: name, bio: 'Tea 茶' }));
  const [admirer, match, another] = [
    await createMan('Balduin'),
    await createMan('Caspar'),
    await createMan('Dietrich'),
  ];
  for (const man of [admirer, match, another]) await choose(man, ada);
  await choose(ada, match);
  await insertReport(site.app, { about: (await createMember(site.app)).id, by: ada.id });
  // It leaves an entry with an ID in the audit log.
  const administrator = await createStaff(site.app);
  if (texts) await publish(site.app, texts, administrator.id);
  const { headers } = await signIn(site.app, administrator);
  await site.app.inject({ url: `${apiBase}/audit/export?subject=${ada.id}`, headers });
  const viewers = viewersOf(site.app, ada);
  /** Whom a page is about. */
  const subjects: Readonly<Record<string, string>> = {
    '/members/$id': admirer.id,
    '/matches/$id': match.id,
    '/users/$id': ada.id,
  };

  return {
    site,
    ada,
    admirer,
    match,
    /** Opens a page as it is for this viewer, in a browser of this language. */
    open: async (route: string, viewer: Viewer | TestMember, locale = 'en') => {
      const member = typeof viewer === 'string' ? await viewers[viewer]() : viewer;
      const page = await site.visit({ locale, ...(member && { as: member }) });
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(route.replace('$id', subjects[route] ?? ''));
      await untilLoaded(page);
      return page;
    },
  };
}

/** In one step what an owner would write text by text. */
async function publish(app: FastifyInstance, texts: SiteValues, by: string) {
  const document = withValues(app.site.document, Object.entries(texts) as [SitePath, unknown][]);
  await storeVersion(app.pool, { number: 1, document, changes: [], by, now: app.now() });
  await app.site.refresh();
}

/** No text is wider than the page or leaves its box, on a phone of any size and at a desk. */
export async function expectTextsFit(page: Page, widths: readonly number[] = [1440, 390, 320]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    // Charts and what depends on the width in scripts follow later.
    await untilLoaded(page);
    await expectNoSidewaysScroll(page, width);
    expect(await page.evaluate(findTooWide), `${page.url()} at ${width} px`).toEqual([]);
    expect(await page.evaluate(findCut), `${page.url()} at ${width} px`).toEqual([]);
  }
}
