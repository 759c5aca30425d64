import { test } from 'vitest';
import { choose } from '../server/test/likes.ts';
import { createMember, createStaff } from '../server/test/members.ts';
import { aMan, createPerson } from '../server/test/people.ts';
import { insertReport, submitReport } from '../server/test/reports.ts';
import { expectNoLayoutShift, watchLayoutShift } from './layout-shift.ts';
import { type Viewer, pageVisits } from './page-visits.ts';
import { openSite } from './site.ts';

const site = await openSite();

/** Someone with likes, a match, a bookmark, a report and notices, so that lists are long as well as empty. */
async function createBusyMember() {
  const ada = await createPerson(site.app);
  for (const [index, name] of ['Balduin', 'Caspar', 'Dietrich', 'Emil', 'Falk'].entries()) {
    const man = await createPerson(site.app, aMan({ first_name: name, bio: 'I like tea.' }));
    if (index < 3) await choose(man, ada);
    if (index === 1) await choose(ada, man);
    if (index === 3) await ada.send('PUT', `/bookmarks/${man.id}`);
    if (index === 4) await ada.send('PUT', `/blocks/${man.id}`);
  }
  await submitReport(site.app, ada);
  return ada;
}

const busyMember = await createBusyMember();
for (const by of [busyMember.id, undefined, undefined]) {
  await insertReport(site.app, { about: (await createMember(site.app)).id, ...(by && { by }) });
}

const viewers = {
  visitor: async () => undefined,
  newcomer: () => createMember(site.app, { member: { email_verified_at: null } }),
  member: async () => busyMember,
  administrator: () => createStaff(site.app),
} satisfies Record<Viewer, () => unknown>;

const widths = [390, 1440];

test.each(pageVisits)('nothing moves while %s loads for a %s', async (route, viewer) => {
  const member = await viewers[viewer]();
  const path = route.replace('$id', member?.id ?? '');
  await Promise.all(
    widths.map(async (width) => {
      const viewport = { width, height: 844 };
      const page = await site.visit({ ...(member && { as: member }), viewport });
      await watchLayoutShift(page);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await expectNoLayoutShift(page);
    }),
  );
});
