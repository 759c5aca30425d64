import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { decideOn, openCase } from '../../../../test/desk/desk.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { endUndo } from '../../../../test/desk/reports.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const grace = await createColleague(app, 'moderator');
const post = (url: string, payload: object) =>
  app.inject({ method: 'POST', url: `${apiBase}${url}`, payload });

test.each([
  ['suspend', /^This account is suspended until .+\. Reason: /],
  ['ban', /^This account is banned\. Reason: /],
] as const)(
  'signing in after a decision to %s says what it is, and offers one way to appeal as soon as there is one',
  async (action, says) => {
    const subject = await createPerson(app);
    const { id } = await openCase(app, { about: subject.id });
    await decideOn(grace, id, action, action === 'suspend' ? { days: 9 } : {});
    const refused = async () => {
      const { email, password } = subject;
      return (await post('/auth/login', { email, password })).json<{
        message: string;
        data?: { statement: string };
      }>();
    };
    const early = await refused();
    expect(early.message).toMatch(says);
    expect(early.message).toMatch(/In a moment, we'll email you a link/);
    expect(early.data).toBeUndefined();
    await endUndo(app);
    const late = await refused();
    expect(late.message).toMatch(/Open the decision to see how you can contest it\.$/);
    for (const { message } of [early, late]) expect(message).not.toMatch(/Write to/);
    const token = late.data?.statement;
    const opened = await post('/statements/open', { token });
    expect(opened.json()).toMatchObject({ data: { statement: { action } } });
  },
);
