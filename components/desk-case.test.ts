import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openCase } from '../server/test/desk/desk.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { button, dialog, expectText, press, region, user } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

/** A case whose evidence is a profile with two photos. */
async function casePhotos(fields: Parameters<typeof openCase>[1]) {
  const found = await openCase(app, { type: 'Harassment', priority: 'high', ...fields });
  const photos = ['one', 'two'].map((publicId) => ({ publicId, url: `/media/${publicId}.webp` }));
  await sql`insert into evidence (report_id, kind, content)
    values (${found.reportIds[0]}, 'profile', ${JSON.stringify({ photos })}::jsonb)`;
  return found;
}

const openDesk = async (id: string) =>
  open(`/desk?case=${id}`, { as: await createStaff(app, 'moderator') });

test('photos of a case that may be shocking are blurred until V or a press on one shows them all', async () => {
  const { id } = await casePhotos({});
  await openDesk(id);
  await button('Photo 1, blurred. Show all photos');
  await user.keyboard('v');
  for (const name of ['Photo 1, large', 'Photo 2, large']) await button(name);
  // Another case is blurred again.
  const { id: other } = await casePhotos({});
  await openDesk(other);
  await press('Photo 2, blurred. Show all photos');
  expect((await button('Photo 2, large')).getAttribute('aria-pressed')).toBe('false');
  await button('Photo 1, large');
});

test('photos of other cases are shown, and of all cases in a browser where the blur is off', async () => {
  const { id } = await casePhotos({ type: 'Account Issue', priority: 'medium' });
  await openDesk(id);
  await button('Photo 1, large');
  const { go } = await open('/security', { as: await createStaff(app, 'moderator') });
  await user.click(await screen.findByRole('switch', { name: 'Blur reported photos' }));
  const { id: high } = await casePhotos({});
  await go(`/desk?case=${high}`);
  expect(await button('Photo 1, large')).toBeDefined();
});

test('photos that may show a child cannot be shown before the case is escalated', async () => {
  const { id } = await casePhotos({ description: 'She is 15.' });
  await openDesk(id);
  await expectText('Photo 1, hidden until the case is escalated');
  await user.keyboard('v');
  expect(screen.queryByRole('button', { name: /^Photo/ })).toBeNull();
  await sql`update report_case set escalated_at = now() where id = ${id}`;
  await openDesk(id);
  await button('Photo 1, blurred. Show all photos');
});

test('each folded group of reports has a key, and the list of keys says which belong together', async () => {
  const { about } = await createCase();
  const group = await region('Harassment');
  const more = await button(/more like these$/, group);
  expect(more.getAttribute('aria-keyshortcuts')).toBe('1');
  await user.keyboard('1');
  expect((await button('Show fewer of these', group)).getAttribute('aria-expanded')).toBe('true');
  expect(group.getAllByText(`Report about ${about}`)).toHaveLength(5);
  await user.keyboard('1');
  await button('2 more like these', group);
  await user.keyboard('?');
  const help = await dialog('Keyboard shortcuts');
  const names = help.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Queue', 'Evidence', 'Decision', 'Team', 'Everywhere']);
  const { parentElement: decision } = help.getByRole('heading', { name: 'Decision' });
  expect(decision?.textContent).toContain('Dismiss or resolve');
  expect(decision?.textContent).not.toContain('Filters');
});

async function createCase() {
  const { id: about } = await createMember(app);
  const { id } = await openCase(app, {
    about,
    type: 'Harassment',
    reports: 5,
    description: `Report about ${about}`,
  });
  await openDesk(id);
  return { about };
}
