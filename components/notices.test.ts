import { screen } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { sqlOf } from '../server/test/database/sql.ts';
import { reportCalls, submitReport } from '../server/test/desk/reports.ts';
import { choose } from '../server/test/likes/likes.ts';
import { createMember } from '../server/test/members/members.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { sentMails } from '../server/test/service/mails.ts';
import { testApp } from '../server/test/service/app.ts';
import { notify } from '../server/src/areas/notices/notify.ts';
import { inTransaction } from '../server/src/db/transaction.ts';
import { config } from '../web/src/lib/calls/config.ts';
import { openPages } from './open-page.ts';
import { expectHeading, expectText, press, region } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

/** A member who has reported something, and a function that replies as staff. */
async function createReporter() {
  const member = await createMember(app);
  const { report } = await submitReport(app, member);
  const colleague = await createColleague(app);
  const answer = (message: string) =>
    reportCalls(app, colleague.headers).post(`/report/${report._id}/reply`, {
      message,
      isInternal: false,
    });
  return { member, answer };
}

test('the unsubscribe link of a mail stops its kind after a confirmation, without signing in', async () => {
  const { member, answer } = await createReporter();
  await answer('Yes.');
  const mail = (await sentMails(app)).findLast(({ to }) => to?.[0]?.address === member.email);
  const link = new URL(/http\S+unsubscribe#token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  await open(`${link.pathname}${link.hash}`);
  await expectText(`For the account of ${member.email[0]}•••@member.example`);
  await press('Unsubscribe');
  await expectHeading("You're unsubscribed");
  const before = (await sentMails(app)).length;
  await answer('And again.');
  expect(await sentMails(app)).toHaveLength(before);
});

/** Nothing is left to add to the profile. */
async function createComplete() {
  const person = await createPerson(app, {
    profile: {
      interests: ['tea'],
      prompts: JSON.stringify([{ prompt: 'green-flag', answer: 'Listening' }]),
    },
  });
  for (const question of ['tidy', 'smoking', 'pets', 'cooking', 'sport'])
    await person.send('PUT', `/answers/${question}`, {
      mine: 0,
      accepted: [0],
      importance: 'little',
    });
  return person;
}

test(
  'an answer to a report comes first on the home page, then likes, then new people, and then nothing',
  { tags: ['long'] },
  async () => {
    const ada = await createComplete();
    const { report } = await submitReport(app, ada);
    const grace = await createColleague(app);
    await reportCalls(app, grace.headers).post(`/report/${report._id}/reply`, {
      message: 'Fixed today.',
      isInternal: false,
    });
    await app.jobs.runDue();
    const alan = await createPerson(app, aMan({ first_name: 'Alan' }));
    await choose(alan, ada);
    const step = async () => {
      await open('/home', { as: ada });
      return region('Next step');
    };
    await (await step()).findByRole('link', { name: 'Read the answer' });
    await sql`update notice set read_at = now() where member_id = ${ada.id}`;
    const likes = await step();
    await expectText('1 person likes you', likes);
    expect(screen.getByRole('region', { name: 'Next step' }).textContent).not.toContain('Alan');
    await likes.findByRole('link', { name: 'View likes' });
    await sql`delete from choice where member_id = ${alan.id}`;
    await (await step()).findByRole('link', { name: 'Browse people' });
    await sql`update member set state = 'deactivated', state_by = 'staff'
    where id <> ${ada.id} and staff_role is null`;
    const calm = await step();
    await expectText('No one new fits right now', calm);
    await calm.findByRole('link', { name: 'See what helps' });
  },
);

test(
  'a day is the one that it is for the site, in a notice and in its mail',
  { tags: ['long'] },
  async () => {
    const { timeZone: usual } = config;
    onTestFinished(() => void (config.timeZone = usual));
    config.timeZone = 'Pacific/Kiritimati';
    const site = await testApp({ environment: { TIME_ZONE: config.timeZone } });
    const ada = await createPerson(site);
    const about = { reason: 'Unfounded', asideUntil: '2031-12-24T12:00:00.000Z' };
    await inTransaction(site.pool, (client) =>
      notify(client, { memberId: ada.id, kind: 'reports.standing', about }),
    );
    await site.jobs.runDue();
    const day = 'December 25, 2031';
    expect((await sentMails(site)).at(-1)?.text).toContain(`after ${day}`);
    await openPages(site).open('/notices', { as: ada });
    await expectText(new RegExp(`on hold until ${day}`));
  },
);
