import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { createMember } from '../server/test/members/members.ts';
import { sentMails } from '../server/test/service/mails.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { expectHeading, expectText, fill, follow, press, user } from './page-actions.ts';
import { select } from './page-forms.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

test(
  'someone without an account reports a profile and gets a receipt',
  { tags: ['long'] },
  async () => {
    const { id } = await createMember(app);
    await open('/faqs');
    await follow('Report Content', within(await screen.findByRole('contentinfo')));
    await expectHeading('Report Content');
    await press('Send report');
    await expectText('Enter your email.');
    expect(screen.queryAllByText('This field is required.')).toHaveLength(4);
    expect(screen.queryAllByText('Check this box to continue.')).toHaveLength(1);
    await select('What is it about?', 'harassment');
    await fill('Where is it?', `${location.origin}/people/${id}`);
    await fill('What is wrong with it?', 'They show my photo and threaten me.');
    await fill('Your name', 'A neighbour');
    await fill('Your email', 'neighbour@elsewhere.example');
    (await screen.findByRole('checkbox')).focus();
    await user.keyboard(' ');
    await press('Send report');
    const shown = await expectText('We received your report #');
    const [reference = 'none'] = /#[0-9a-f]{6}/.exec(shown.textContent) ?? [];
    const mails = (await sentMails(app)).filter(
      ({ to }) => to?.[0]?.address === 'neighbour@elsewhere.example',
    );
    expect(mails.map(({ text }) => text?.includes(reference))).toEqual([true]);
    expect(await sql`select problem_type from report where reported_id = ${id}`).toEqual([
      { problem_type: 'Harassment' },
    ]);
  },
);
