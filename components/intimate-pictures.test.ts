// @module-tag long
import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { readCase } from '../server/test/desk/desk.ts';
import { addPicture, askToRemove, caseOf } from '../server/test/desk/picture-requests.ts';
import { endUndo } from '../server/test/desk/reports.ts';
import { makePicture, photoUrl } from '../server/test/files/images.ts';
import { createStaff } from '../server/test/members/members.ts';
import { createPerson } from '../server/test/members/people.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import {
  dialog,
  expectGone,
  expectHeading,
  expectText,
  field,
  fill,
  follow,
  press,
  region,
  untilKeysAct,
  user,
} from './page-actions.ts';
import { optionsOf, select } from './page-forms.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

const openDesk = async (id: string) =>
  open(`/desk?case=${id}`, { as: await createStaff(app, 'moderator') });

/** What can't wait is decided by a choice. */
async function decideAsked(decision: string) {
  const asked = await dialog(`${decision}: what it ends`);
  await user.click(asked.getByRole('checkbox'));
  await press(decision, asked);
}

const box = () => region('Asks to remove an intimate picture');

test(
  'a representative without an email gets a link, adds something there, and nothing typed is lost',
  { tags: ['long'] },
  async () => {
    await open('/safety-tips');
    await follow('Intimate Pictures of You');
    await expectHeading('Intimate Pictures of You');
    await user.click(await screen.findByLabelText('Someone I may act for'));
    await press('Ask to remove it');
    await expectText('Enter your email.');
    expect(screen.queryAllByText('This field is required.')).toHaveLength(5);
    await fill('Your full name', 'Lea Roth');
    await fill('Full name of the person in the picture', 'Ida Tal');
    await fill('Where is it?', 'Someone called Zed in Porto');
    await fill('What does it show?', 'A red sofa');
    await fill('Another way to reach you (optional)', '+49 30 1234');
    await user.click(await screen.findByRole('checkbox'));
    await fill('Sign with your full name', 'Ida Tal');
    await press('Ask to remove it');
    await expectText('Sign with your name exactly');
    expect((await field('What does it show?')).value).toBe('A red sofa');
    await fill('Sign with your full name', 'Lea Roth');
    await press('Ask to remove it');
    await expectText('We received your request #');
    await expectText('Someone on our team decides about the picture within 48 hours.');
    await follow('Your request');
    await expectText('Someone on our team looks at it');
    await fill('Add something', 'It is the second photo');
    await press('Add');
    await expectText('What you added');
    const [request] = await sql`select person, contact, facts -> 0 ->> 'text' as fact
    from picture_request where signature = 'Lea Roth'`;
    expect(request).toEqual({
      person: 'Ida Tal',
      contact: '+49 30 1234',
      fact: 'It is the second photo',
    });
  },
);

test(
  'a request about no one is moved to the case of the member whose photo it is',
  { tags: ['long'] },
  async () => {
    const person = await createPerson(app, { profile: { first_name: 'Zed' } });
    const { id } = await caseOf(app, await askToRemove(app));
    await openDesk(id);
    const request = await box();
    await fill('Whose photo is it?', 'nobody', request);
    await press('Move to their case', request);
    await expectText('No profile or photo here has this address.');
    await fill('Whose photo is it?', `https://kindred.example/users/${person.id}`, request);
    await press('Move to their case', request);
    await expectHeading(/^Zed, 1 report/);
  },
);

test(
  'a moderator asks for more, and dismisses only with a reason, which D leads to',
  { tags: ['long'] },
  async () => {
    const person = await createPerson(app, { profile: { first_name: 'Yan' } });
    const publicId = await addPicture(app, person, await makePicture(7));
    const receipt = await askToRemove(app, { location: await photoUrl(app, { publicId }) });
    const { id, reportId } = await caseOf(app, receipt);
    await openDesk(id);
    const request = await box();
    await expectText('Signed by Ida Tal, who is in it', request);
    await user.click(request.getByText('Ask for more', { selector: 'summary' }));
    await fill('Ask for more', 'Which photo is it?', request);
    await press('Send question', request);
    await expectText('You asked', request);
    await untilKeysAct();
    // The question has changed the case, and keys act again once it is read.
    await expect
      .poll(async () => {
        await user.keyboard('d');
        return document.activeElement?.id;
      })
      .toBe('desk-refusal');
    expect(await optionsOf('If it stays, why?')).toContain('Published by the person in it');
    await select('If it stays, why?', 'self-published');
    (await field('If it stays, why?')).focus();
    await user.keyboard('{Enter}');
    await decideAsked('Dismiss');
    await expect
      .poll(() => sql`select refusal from picture_request where report_id = ${reportId}`)
      .toEqual([{ refusal: 'self-published' }]);
    await endUndo(app);
    await open(`/intimate-pictures#token=${receipt.token}`);
    await expectText('Not removed');
    await expectText('was published here by the person in it');
    await expectGone('Add something');
  },
);

test('a picture that was not decided in time is marked as hidden, and can be removed with P', async () => {
  const person = await createPerson(app, { profile: { first_name: 'Xan' } });
  const publicId = await addPicture(app, person, await makePicture(8));
  const receipt = await askToRemove(app, { location: await photoUrl(app, { publicId }) });
  const { id, reportId } = await caseOf(app, receipt);
  await sql`update picture_request set due_at = now() - interval '1 hour', hidden_at = now() where report_id = ${reportId}`;
  await openDesk(id);
  const request = await box();
  await expectText('as no one decided in time', request);
  await expectText('Overdue', request);
  await untilKeysAct();
  await user.keyboard('p');
  const panel = await region(/^Details: Remove/);
  expect(await within(document.body).findAllByRole('radio', { name: /^Photo/ })).toHaveLength(2);
  await press(/^Remove photo/, panel);
  await decideAsked('Remove photo');
  const grace = await createColleague(app, 'moderator');
  await expect
    .poll(async () => (await readCase(grace, id)).decisions.map(({ action }) => action))
    .toEqual(['remove-photo']);
});
