import { screen, waitFor } from '@testing-library/dom';
import type { Language } from '@kindred/contract/languages';
import { expect, test } from 'vitest';
import { caseIdOf } from '../server/test/desk/desk.ts';
import { insertReport } from '../server/test/desk/reports.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import {
  dialog,
  expectGone,
  expectText,
  field,
  fill,
  hasText,
  press,
  region,
  untilKeysAct,
  user,
} from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

const createReader = (first_name: string, language: Language | null) =>
  createMember(app, { member: { language }, profile: { first_name } });

async function openCaseOf(subject: Language | null, reporters: readonly (Language | null)[]) {
  const about = (await createReader('Zed', subject)).id;
  let last = '';
  for (const [index, language] of reporters.entries()) {
    const by = (await createReader(['Ada', 'Bo', 'Cy'][index] ?? 'Di', language)).id;
    last = await insertReport(app, { by, about, type: 'Harassment', priority: 'high' });
  }
  const id = await caseIdOf(app, last);
  await open(`/desk?case=${id}`, { as: await createStaff(app, 'moderator') });
  return id;
}

test(
  'a moderator sees their text and what is sent in each language, before and while an action is prepared',
  { tags: ['long'] },
  async () => {
    const id = await openCaseOf('ar', ['de', null, 'de', 'pl']);
    // What a key would send.
    await expectText('Sent in German:');
    expect(hasText('Sent in Polish:')).toBe(true);
    expect(hasText('Sent in Arabic:')).toBe(false);
    await press('Warn');
    const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    expect(reason.value).toMatch(/^You insulted or threatened/);
    await expectText('Sent in Arabic:');
    const sent = await expectText('أسأت إلى عضو آخر أو هدّدته');
    expect([sent.lang, sent.dir]).toEqual(['ar', 'rtl']);
    await expectText('danke für deine Meldung');
    await user.type(reason, ' Stop it.');
    await expectText(/^Zed.* reads Arabic\. Your text is sent as you wrote it\.$/);
    expect(hasText('Sent in Arabic:')).toBe(false);
    await user.type(await screen.findByRole('textbox', { name: 'Answer to 4 reporters' }), ' Bye.');
    await expectText(/^Cy.* \+1 reads German\. Your text/);
    await press(/^Warn and answer/);
    await waitFor(async () => {
      const [row] = await sql<{
        reason: string;
      }>`select reason from decision where case_id = ${id}`;
      expect(row?.reason).toMatch(/ Stop it\.$/);
    });
  },
);

test(
  'a text that a colleague changed is shown before it is sent, and what was typed stays',
  { tags: ['long'] },
  async () => {
    const id = await openCaseOf('de', ['de']);
    await press('Warn');
    const answer = await screen.findByRole('textbox', { name: 'Answer to the reporter' });
    await user.clear(answer);
    await user.type(answer, 'Bye.');
    await expectText('Sent in German:');
    const [before] = await sql<{ id: string; others: string }>`
    select id, other_versions as others from canned_text where title = 'Harassment' and kind = 'reason'`;
    await sql`update canned_text set body = 'Be kind.', other_versions = '{}' where id = ${before?.id}`;
    await press(/^Warn and answer/);
    await expectText(/A colleague has changed the canned text\. Check what will be sent\./);
    await press('Warn');
    const reason = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason.value).toBe('Be kind.'));
    await expectText(/^Zed.* reads German\. Your text is sent as you wrote it\.$/);
    expect(
      (await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Answer to the reporter' }))
        .value,
    ).toBe('Bye.');
    await untilKeysAct();
    await press(/^Warn and answer/);
    await waitFor(async () => {
      const [row] = await sql<{
        reason: string;
      }>`select reason from decision where case_id = ${id}`;
      expect(row?.reason).toBe('Be kind.');
    });
  },
);

test('nothing is said about languages where everyone reads that of the page', async () => {
  await openCaseOf(null, ['en', null]);
  await press('Warn');
  await expectText('Bo reads:', await region('Answer to 2 reporters'));
  expect(hasText('Sent in')).toBe(false);
  expect(hasText('Your text is sent as you wrote it')).toBe(false);
});

test('an answer without a decision is sent in the language of its reader as well', async () => {
  await openCaseOf(null, ['fr']);
  await press('Answer to the reporter');
  await user.selectOptions(await field('Canned answer'), 'We acted on it');
  await expectText('Sent in French:');
  await press('Send without deciding');
  await expectText('Answer sent.');
  const replies = await sql<{
    message: string;
  }>`select message from reply order by id desc limit 1`;
  expect(replies[0]?.message).toMatch(/^Bonjour Ada.*, merci pour ton signalement #/);
});

test(
  'a text is written in several languages, keeps what was typed, and shows the version that is wrong',
  { tags: ['long'] },
  async () => {
    await open('/desk/texts', { as: await createStaff(app) });
    await press('Add an answer');
    const form = await dialog();
    await fill('Title', 'Thanks', form);
    await fill('Text', 'Hello.', form);
    const languages = await form.findByLabelText<HTMLSelectElement>('Language');
    await user.selectOptions(languages, 'German (no text yet)');
    await fill('Title', 'Danke', form);
    await fill('Text', 'Hallo {{name}.', form);
    await user.selectOptions(languages, 'Polish (no text yet)');
    await press('Save text', form);
    await expectText('Nothing fills in {name}.', form);
    expect(languages.value).toBe('de');
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Text')));
    await fill('Text', 'Hallo {{reporter}.', form);
    await press('Save text', form);
    await expectText('Add {reporter} to the text in English.', form);
    expect(languages.value).toBe('en');
    await fill('Text', 'Hello {{reporter}.', form);
    await user.selectOptions(languages, 'German');
    // A title that another text has in this language.
    await fill('Title', 'Wir haben eingegriffen', form);
    await user.selectOptions(languages, 'English');
    expect((await form.findByLabelText<HTMLInputElement>('Title')).value).toBe('Thanks');
    await press('Save text', form);
    await expectText('There is a text with this title', form);
    expect(languages.value).toBe('de');
    await fill('Title', 'Danke', form);
    await press('Save text', form);
    await expectGone('There is a text with this title');
    const answers = await region('Answers to reporters');
    const row = (await answers.findByText('Thanks')).closest('tr');
    expect(row?.textContent).toContain('Missing: French, Spanish, Portuguese, Polish, Arabic');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
