import { screen, within } from '@testing-library/dom';
import { test } from 'vitest';
import { openCase } from '../server/test/desk/desk.ts';
import { storeChat, warnDue, writtenTo } from '../server/test/desk/fraud.ts';
import { insertRow, sqlOf } from '../server/test/database/sql.ts';
import { createMember, createStaff } from '../server/test/members/members.ts';
import { aMan } from '../server/test/members/people.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { expectText, press, user } from './page-actions.ts';

const app = await testApp();
const sql = sqlOf(app);
const { open } = openPages(app);

const ban = (id: string) =>
  insertRow(app, 'fraud_ban', { id, member_id: id, banned_at: new Date(), due_at: new Date() });

test(
  'a warning is in the bell and leads to a page that says what to do, and so does its withdrawal',
  { tags: ['long'] },
  async () => {
    const [ada, alan] = [await createMember(app), await createMember(app, aMan())];
    await storeChat(app, alan.id, ada.id, new Date());
    await ban(alan.id);
    await warnDue(app, 0);
    await open('/notices', { as: ada });
    const link = await screen.findByRole('link', { name: /We banned Alan for fraud/ });
    await user.click(link);
    await screen.findByRole('heading', { name: 'Alan' });
    await expectText(/They last wrote to you on/);
    for (const advice of [/Never send them money/, /Contact your bank/, /police/])
      await expectText(advice);
    await sql`update fraud_ban set reversed_at = now(), due_at = now() where member_id = ${alan.id}`;
    await warnDue(app, 0);
    await open('/notices', { as: ada });
    await user.click(await screen.findByRole('link', { name: /We were wrong about Alan/ }));
    await expectText(/This warning was wrong, and we're sorry/);
  },
);

test(
  'the desk says how many people a ban for fraud will warn, and afterwards how many it warned',
  { tags: ['long'] },
  async () => {
    const alan = await createMember(app, aMan());
    await writtenTo(app, alan.id, 2);
    const { id } = await openCase(app, { about: alan.id, type: 'Payment Problem' });
    const grace = await createStaff(app, 'moderator');
    await open(`/desk?case=${id}`, { as: grace });
    await press(/^Ban/);
    await expectText(/2 people they wrote to will be warned/);
    const decision = { id: alan.id, case_id: id, member_id: alan.id, action: 'ban' };
    const ground = { ground: 'terms', clause: 'no-money', category: 'SCAMS_AND_FRAUD' };
    await insertRow(app, 'decision', {
      ...decision,
      ...ground,
      keyword: 'OTHER',
      decided_at: new Date(),
    });
    await ban(alan.id);
    await sql`update fraud_ban set decision_id = id where id = ${alan.id}`;
    await warnDue(app, 0);
    await open(`/desk?case=${id}`, { as: grace });
    const earlier = await screen.findByRole('region', { name: 'Earlier decisions' });
    await within(earlier).findByText('Warned of fraud: 2 people');
  },
);
