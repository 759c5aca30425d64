import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { createPerson } from '../../../test/members/people.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { bindingPage, dayAfter } from '../../../test/site/binding.ts';
import { editorOf } from '../../../test/site/editing.ts';

const app = await testApp();
const sql = sqlOf(app);
const ada = await createColleague(app);
const { read, change } = editorOf(ada);

async function publish(page: ReturnType<typeof bindingPage>, more: object) {
  const { published } = await read();
  expect((await change('pages', [page], published.pages)).statusCode).toBe(200);
  const answer = await ada.send('POST', '/site/versions', { seen: (await read()).draft, ...more });
  expect(answer.statusCode, answer.body).toBe(200);
  await app.jobs.runDue();
}

test('a page that asks members again is mailed to each of them once, if the owner chose it', async () => {
  const person = await createPerson(app);
  const banned = await createPerson(app);
  await sql`update member set state = 'banned', state_by = 'staff', state_reason = 'Spam' where id = ${banned.id}`;
  const kinds = async (id: string) =>
    (await sql`select kind, about from notice where member_id = ${id} order by created_at`).map(
      ({ kind, about }) => [kind, (about as { from: string }).from],
    );
  const from = dayAfter(app, 30);
  await publish(bindingPage('terms', from), {});
  expect(await kinds(person.id)).toEqual([]);
  const notes = { en: 'Shorter sentences.' };
  await publish(bindingPage('terms', from, { body: 'Other', notes }), { announcePages: true });
  expect(await kinds(person.id)).toEqual([['page.binding', from]]);
  expect(await kinds(banned.id)).toEqual([]);
  const mails = (await sentMails(app)).filter(({ subject }) => subject.endsWith(': The terms'));
  expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([person.email]);
  expect(mails[0]?.text).toContain('Shorter sentences.');
  // A correction asks no one, and is not announced.
  const corrected = bindingPage('terms', from, { version: 2, body: 'Others', notes });
  await publish(corrected, { announcePages: true });
  expect(await kinds(person.id)).toHaveLength(1);
});
