import type { Page } from 'playwright-core';
import { createMember } from '../server/test/members/members.ts';
import { createPerson } from '../server/test/members/people.ts';
import type { openSite } from './site.ts';

/** Decks of one site, each at its own place. */
export function decksOf(site: Awaited<ReturnType<typeof openSite>>) {
  const { app } = site;
  let place = 0;
  return {
    /** A woman and some men. */
    createDeck: async (...names: string[]) => {
      place += 3;
      const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
      const ada = await createPerson(app, { profile: { ...here, interests: ['hiking'] } });
      const men = new Map<string, string>();
      for (const first_name of names) {
        const preferences = { gender: 'man', seek_genders: ['woman'], interests: ['hiking'] };
        const { id } = await createMember(app, {
          profile: { ...here, ...preferences, first_name },
        });
        men.set(first_name, id);
      }
      const page = await site.visit({ as: ada });
      await page.goto('/discover');
      return { ada, men, page };
    },
    choicesOf: async (memberId: string) => {
      const { rows } = await app.pool.query<{ other_id: string; kind: string }>(
        `select other_id, kind from choice where member_id = $1 and kind <> 'none'`,
        [memberId],
      );
      return new Map(rows.map(({ other_id, kind }) => [other_id, kind]));
    },
  };
}

/** The name on the first card. */
export async function first(page: Page) {
  const card = page.locator('article:not([inert])');
  await card.waitFor();
  return (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
}

export const preferences = (page: Page) => page.getByRole('button', { name: /^Preferences/ });
