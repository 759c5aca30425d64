import { expect, test } from 'vitest';
import { createMember } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { expectText, hasText, region } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

test(
  'the own profile says why a photo is missing and whom to write to, and nothing without one',
  { tags: ['long'] },
  async () => {
    const member = await createMember(app);
    await open('/profile', { as: member });
    await expectText('Your main photo is the first thing others see.', await region('Photos'));
    expect(hasText("wasn't accepted")).toBe(false);
    await sql`insert into notice (member_id, id, kind, about)
    values (${member.id}, gen_random_uuid(), 'photo.rejected', '{"reason": "somebody-else"}')`;
    await open('/profile', { as: member });
    const photos = await region('Photos');
    await expectText(/^A photo wasn't accepted on .*: it seems to show someone else\./, photos);
    const contest = await photos.findByRole('link', { name: /write to us/ });
    expect(contest.getAttribute('href')).toMatch(/^mailto:/);
  },
);
