// @module-tag long
import { expect, test } from 'vitest';
import { long } from '../../../e2e/test-size.ts';
import { testApp } from '../../test/service/app.ts';
import { createStaff, signIn } from '../../test/members/members.ts';
import { invalidText, readNaughtyStrings, unusualText } from '../../test/requests/naughty.ts';
import { createPerson, personOf } from '../../test/members/people.ts';
import { insertReport } from '../../test/desk/reports.ts';

const app = await testApp();
const ada = await createPerson(app);
const staff = await createStaff(app);
const grace = personOf(app, staff, await signIn(app, staff));
const report = await insertReport(app, { by: ada.id });

const texts = [...unusualText, ...readNaughtyStrings().filter((_, at) => long || at % 6 === 0)];

type Answer = Awaited<ReturnType<typeof ada.get>>;

interface Place {
  readonly name: string;
  readonly write: (text: string) => Promise<Answer>;
  /** The later response that shows it. */
  readonly read: (written: Answer) => Promise<unknown>;
}

const ofProfile = (name: 'firstName' | 'lastName' | 'bio'): Place => ({
  name,
  write: (text) => ada.send('PUT', '/auth/edit-profile', { [name]: text }),
  read: async () => {
    const answer = await ada.get('/auth/profile');
    return answer.json<{ userData: { user: Record<string, string> } }>().userData.user[name];
  },
});

const places: Place[] = [
  ofProfile('firstName'),
  ofProfile('lastName'),
  ofProfile('bio'),
  {
    name: 'answer to a prompt',
    write: (answer) =>
      ada.send('PUT', '/auth/edit-profile', { prompts: [{ prompt: 'green-flag', answer }] }),
    read: async () => {
      const answer = await ada.get('/auth/profile');
      const { user } = answer.json<{ userData: { user: { prompts: { answer: string }[] } } }>()
        .userData;
      return user.prompts[0]?.answer;
    },
  },
  {
    name: 'description of a report',
    write: (description) =>
      ada.send('POST', '/reports/create-reports', { problem_type: 'Other', description }),
    read: async (written) => {
      const { _id } = reportIn(written);
      return reportIn(await grace.get(`/reports/report/${_id}`)).description;
    },
  },
  {
    name: 'answer to a report',
    write: (message) =>
      grace.send('POST', `/reports/report/${report}/reply`, { message, isInternal: false }),
    read: async () => {
      const answer = await ada.get(`/reports/report/${report}/replies`);
      return answer.json<{ data: { replies: { message: string }[] } }>().data.replies.at(-1)
        ?.message;
    },
  },
  {
    name: 'note about a member',
    write: (body) => grace.send('POST', `/users/${ada.id}/notes`, { body }),
    read: async () => {
      const answer = await grace.get(`/users/${ada.id}/file`);
      return answer.json<{ data: { notes: { body: string }[] } }>().data.notes[0]?.body;
    },
  },
];

const reportIn = (answer: Answer) =>
  answer.json<{ data: { report: { _id: string; description: string } } }>().data.report;

test.each(places)(
  'trust 27: text accepted as $name is shown as written, and invalid text is refused',
  async ({ write, read }) => {
    let kept = 0;
    for (const text of texts) {
      const answer = await write(text);
      const said = JSON.stringify(text.slice(0, 200));
      expect([200, 400], `${said}: ${answer.body}`).toContain(answer.statusCode);
      if (answer.statusCode !== 200 || text.trim() === '') continue;
      expect(await read(answer), said).toBe(text.trim());
      kept += 1;
    }
    expect(kept).toBeGreaterThan(5);
    for (const text of invalidText) expect((await write(text)).statusCode).toBe(400);
  },
);
