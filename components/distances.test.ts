import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { testApp } from '../server/test/service/app.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { openPages } from './open-page.ts';
import { expectText, field, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

const options = (select: HTMLElement) => [...select.querySelectorAll('option')];
const textsOf = (select: HTMLElement) => options(select).map(({ textContent }) => textContent);

test(
  'distances are miles in a browser of the United States, and kilometres once the member says so',
  { tags: ['long'] },
  async () => {
    const here = { latitude: 12, longitude: 20 };
    const ada = await createPerson(app, { profile: { ...here, seek_max_distance: 50 } });
    // 20 km to the north.
    await createPerson(app, aMan({ latitude: 12.18, longitude: 20, first_name: 'Alan' }));
    await open('/browse?maxDistance=50', { as: ada });
    await expectText('12 mi away');
    const filter = await field('Distance');
    expect(textsOf(filter)).toEqual([
      'My usual distance',
      'Up to 5 mi',
      'Up to 10 mi',
      'Up to 25 mi',
      'Up to 31 mi',
      'Up to 50 mi',
      'Up to 100 mi',
    ]);
    expect(filter.value).toBe('50');

    await open('/settings', { as: ada });
    await user.click(await field('Distances in miles'));
    await expect
      .poll(async () => (await ada.get('/auth/profile')).body)
      .toContain('"distanceUnit":"km"');
    await open('/browse', { as: ada });
    await expectText('20 km away');
    expect(textsOf(await field('Distance'))).toContain('Up to 50 km');

    await open('/ranking', { as: ada });
    await expectText(
      /within 100 km of you, then within 250 km, 500 km, 1,000 km, 2,500 km and 6,000 km/,
    );
    expect(screen.queryByText(/ mi /)).toBeNull();
  },
);
