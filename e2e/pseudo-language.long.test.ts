import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { choose } from '../server/test/likes/likes.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { configFor } from '../web/build/config.ts';
import { expectNoSidewaysScroll } from './appearance.ts';
import { findUntranslated } from './find-untranslated.ts';
import { untilLoaded } from './loaded.ts';
import { type Viewer, pageVisits } from './page-visits.ts';
import { openSite } from './site.ts';
import { findTooWide } from './too-wide.ts';

// In the repository, so that what renders the public pages finds its packages.
const artefacts = join(import.meta.dirname, '../artefacts');
await mkdir(artefacts, { recursive: true });
const folder = await mkdtemp(join(artefacts, 'pseudo-'));
afterAll(() => rm(folder, { recursive: true }));
const config = configFor('en', { pseudo: true });
// With that of a test, React would be the one for development.
vi.stubEnv('NODE_ENV', 'production');
await build({
  ...config,
  configFile: false,
  logLevel: 'warn',
  build: { ...config.build, outDir: folder, emptyOutDir: true },
});
vi.unstubAllEnvs();
const site = await openSite({}, pathToFileURL(`${folder}/`));

const ada = await createPerson(site.app);
for (const [index, name] of ['Balduin', 'Caspar', 'Dietrich'].entries()) {
  const man = await createPerson(site.app, aMan({ first_name: name, bio: 'Tea 茶' }));
  await choose(man, ada);
  if (index === 1) await choose(ada, man);
}
await insertReport(site.app, { about: (await createMember(site.app)).id, by: ada.id });

const viewers = {
  visitor: async () => undefined,
  newcomer: () => createMember(site.app, { member: { email_verified_at: null } }),
  member: async () => ada,
  administrator: () => createStaff(site.app),
} satisfies Record<Viewer, () => unknown>;

const tooWide = (page: Page) => page.evaluate(findTooWide);

test.each(pageVisits)(
  '%s for a %s says nothing that is not among the texts, and longer texts fit',
  async (route, viewer) => {
    const member = await viewers[viewer]();
    const page = await site.visit(member ? { as: member } : {});
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(route.replace('$id', member?.id ?? ''));
    await untilLoaded(page);
    expect(await page.evaluate(findUntranslated)).toEqual([]);
    for (const width of [1440, 390, 320]) {
      await expectNoSidewaysScroll(page, width);
      expect(await tooWide(page), `${width} px`).toEqual([]);
    }
  },
);
