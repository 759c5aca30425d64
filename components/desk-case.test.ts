import { randomUUID } from 'node:crypto';
import { apiBase } from '@kindred/contract/route';
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openCase } from '../server/test/desk/desk.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectGone,
  expectText,
  field,
  fill,
  press,
  region,
  untilKeysAct,
  user,
} from './page-actions.ts';

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

test(
  'photos of a case that may be shocking are blurred until V or a press on one shows them all',
  { tags: ['long'] },
  async () => {
    const { id } = await casePhotos({});
    await openDesk(id);
    await button('Photo 1, blurred. Show all photos');
    await untilKeysAct();
    await user.keyboard('v');
    for (const name of ['Photo 1, large', 'Photo 2, large']) await button(name);
    // Another case is blurred again.
    const { id: other } = await casePhotos({});
    await openDesk(other);
    await press('Photo 2, blurred. Show all photos');
    expect((await button('Photo 2, large')).getAttribute('aria-pressed')).toBe('false');
    await button('Photo 1, large');
  },
);

test(
  'photos of other cases are shown, and of all cases in a browser where the blur is off',
  { tags: ['long'] },
  async () => {
    const { id } = await casePhotos({ type: 'Account Issue', priority: 'medium' });
    await openDesk(id);
    await button('Photo 1, large');
    const { go } = await open('/security', { as: await createStaff(app, 'moderator') });
    await user.click(await screen.findByRole('switch', { name: 'Blur reported photos' }));
    const { id: high } = await casePhotos({});
    await go(`/desk?case=${high}`);
    expect(await button('Photo 1, large')).toBeDefined();
  },
);

test(
  'photos that may show a child cannot be shown before the case is escalated',
  { tags: ['long'] },
  async () => {
    const { id } = await casePhotos({ description: 'She is 15.' });
    await openDesk(id);
    await expectText('Photo 1, hidden until the case is escalated');
    await user.keyboard('v');
    expect(screen.queryByRole('button', { name: /^Photo/ })).toBeNull();
    await sql`update report_case set escalated_at = now() where id = ${id}`;
    await openDesk(id);
    await button('Photo 1, blurred. Show all photos');
  },
);

test(
  'each folded group of reports has a key, and the list of keys says which belong together',
  { tags: ['long'] },
  async () => {
    const { about } = await createCase();
    await screen.findByText(/^Warn sends/);
    await screen.findByText(/^Dismiss sends/);
    const group = await region('Harassment');
    const more = await button(/more like these$/, group);
    expect(more.getAttribute('aria-keyshortcuts')).toBe('1');
    await untilKeysAct();
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
  },
);

test('the key that removes a message says so if no report has one', async () => {
  const { id } = await openCase(app, { type: 'Harassment', priority: 'high' });
  await openDesk(id);
  await untilKeysAct();
  await user.keyboard('m');
  await expectText('None of the reports has a message that you could remove.');
  await user.keyboard('w');
  await expectGone('None of the reports has a message that you could remove.');
});

test(
  'looking at a case claims nothing, the first note claims it, and A gives it up',
  { tags: ['long'] },
  async () => {
    const { id } = await openCase(app, { type: 'Harassment', priority: 'high' });
    const moderator = await createStaff(app, 'moderator');
    await open(`/desk?case=${id}`, { as: moderator });
    await untilKeysAct();
    await user.keyboard('n');
    await user.keyboard('Three people reported the same words today.');
    await press('Add note');
    await expectText('Yours');
    const acts = await sql<{ action: string }>`select action from audit
    where actor_id = ${moderator.id} and action in ('member.note', 'case.claim') order by id`;
    expect(acts.map(({ action }) => action)).toEqual(['member.note', 'case.claim']);
    // The key belongs to no text.
    await user.keyboard('{Escape}');
    document.getElementById('case-title')?.focus();
    await user.keyboard('a');
    await expectGone('Yours');
    const { claimed_by } = await sql.one`select claimed_by from report_case where id = ${id}`;
    expect(claimed_by).toBeNull();
  },
);

test('A takes a case over from the colleague who has it', { tags: ['long'] }, async () => {
  const { id } = await openCase(app, { type: 'Harassment', priority: 'high' });
  const colleague = await createStaff(app, 'moderator');
  await sql`update report_case set claimed_by = ${colleague.id},
    claimed_until = now() + interval '1 hour' where id = ${id}`;
  await openDesk(id);
  await button('Take over');
  const dismiss = () => document.querySelector('[aria-keyshortcuts="D"]');
  expect(dismiss()?.matches(':disabled')).toBe(true);
  await untilKeysAct();
  await user.keyboard('a');
  await expectText('Yours');
  await expect.poll(() => dismiss()?.matches(':disabled')).toBe(false);
});

test(
  'a note from the page of the reports is among the team notes of the desk, and no reply',
  { tags: ['long'] },
  async () => {
    const { id, about, reportIds } = await openCase(app);
    const [reportId = ''] = reportIds;
    const staff = await createStaff(app);
    await sql`insert into note (member_id, id, author_id, body, created_at)
    values (${about}, ${randomUUID()}, ${staff.id}, 'Known to us', now() - interval '1 day')`;
    const { go } = await open('/reports', { as: staff });
    await press(`Reply to #${reportId.slice(-6)}`);
    await fill('Reply', 'We look into it.');
    await fill('Internal notes (optional)', 'Ask the bank.');
    await press('Send Reply');
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
    await go(`/desk?case=${id}`);
    const notes = await region('Team notes');
    const texts = (await notes.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(texts).toEqual([
      expect.stringMatching(new RegExp(`^Ask the bank\\..* on report #${reportId.slice(-6)}$`)),
      expect.stringMatching(/^Known to us/),
    ]);
    const reported = await region('What was reported');
    await expectText('1 earlier reply', reported);
    expect(reported.queryByText('Ask the bank.')).toBeNull();
  },
);

test('a note on a report about the service is shown above the field for the next one', async () => {
  const { id, reportIds } = await openCase(app, { about: null, type: 'Bug Report' });
  await openDesk(id);
  await expectText('No notes yet.', await region('Team notes'));
  await user.type(await field('New note'), 'Seen on two phones');
  await press('Add note');
  await expectText(`on report #${reportIds[0]?.slice(-6)}`, await region('Team notes'));
});

test('the queue and the heading of a case name the same problems in the same order', async () => {
  const { id: about } = await createMember(app, { profile: { first_name: 'Ordered' } });
  for (const type of ['Inappropriate Content', 'Harassment', 'Other'])
    await insertReport(app, { about, type });
  const [found] = await sql<{ id: string }>`select id from report_case where member_id = ${about}`;
  await openDesk(found?.id ?? '');
  const heading = await screen.findByRole('heading', { name: /3 reports$/ });
  const types = heading.textContent.replace(/, 3 reports$/, '');
  await expectText(types, await region('Queue'));
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

test('a row of the queue has its priority and that it is escalated, also while a colleague has the case', async () => {
  const about = await createMember(app, { profile: { first_name: 'Thaddeus' } });
  const { id } = await openCase(app, { about: about.id, priority: 'critical' });
  const colleague = await createStaff(app, 'moderator');
  await sql`update report_case set escalated_at = now(), claimed_by = ${colleague.id},
    claimed_until = now() + interval '1 hour' where id = ${id}`;
  await open('/desk', { as: await createStaff(app, 'moderator') });
  const row = (await screen.findByRole('link', { name: /^Thaddeus/ })).closest('li');
  for (const said of ['Critical', 'Escalated', / has it$/])
    await expectText(said, within(row as HTMLElement));
});

const noWords = 'Urgent words are not recognized in this language: read it yourself.';

test('the gender in a saved profile is named as everywhere, or in own words', async () => {
  for (const [gender, shown] of [
    ['man', 'Jude, 36, Man'],
    ['genderfluid', 'Jude, 36, Genderfluid'],
  ] as const) {
    const { id, reportIds } = await openCase(app, { type: 'Harassment' });
    const content = JSON.stringify({ firstName: 'Jude', age: 36, gender });
    await sql`insert into evidence (report_id, kind, content)
      values (${reportIds[0]}, 'profile', ${content}::jsonb)`;
    await openDesk(id);
    await expectText(shown);
  }
});

test(
  'a report in a language without urgent words says so, and one in English or German does not',
  { tags: ['long'] },
  async () => {
    const { id } = await openCase(app, { description: 'Он угрожает мне и знает, где я живу.' });
    await openDesk(id);
    await expectText(noWords);
    const { id: german } = await openCase(app, { description: 'Er weiß, wo ich wohne.' });
    await openDesk(german);
    await expectText('Er weiß, wo ich wohne.');
    expect(screen.queryByText(noWords)).toBeNull();
  },
);

test('a report whose messages are in a language without urgent words says so', async () => {
  const { id, reportIds } = await openCase(app, { description: 'Please read this.' });
  const message = {
    from: 'reported',
    photo: null,
    editedAt: null,
    deletedAt: null,
    isReported: true,
  };
  const messages = ['Seni bulacağım,', 'yaşadığın yeri ve kız kardeşini tanıyorum'].map(
    (text, number) => ({ ...message, number, text, sentAt: '2026-03-04T10:00:00.000Z' }),
  );
  await sql`insert into evidence (report_id, kind, content)
    values (${reportIds[0]}, 'message', ${JSON.stringify({ messages })}::jsonb)`;
  await openDesk(id);
  await expectText(noWords);
});

test('marks of direction in the place of a notice turn around nothing but that place', async () => {
  const payload = {
    reason: 'harassment',
    description: 'He shouts at everyone.',
    location: 'A profile \u202Ein Porto',
    goodFaith: true,
    name: 'A neighbor',
    email: 'neighbor@mail.example',
  };
  await app.inject({ method: 'POST', url: `${apiBase}/content-notices`, payload });
  const { id } = await sql.one<{ id: string }>`
    select case_id as id from report where id = (select report_id from notice_sender
      where email = ${payload.email})`;
  await openDesk(id);
  const place = await expectText(`Where: ${payload.location}`);
  expect(place.tagName).toBe('BDI');
  expect(await expectText('Sent from neighbor@mail.example.')).not.toBe(place);
});
