import { screen, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { textsOf, say, write } from '../server/test/chat/chats.ts';
import { createStaff } from '../server/test/members/members.ts';
import { createColleague } from '../server/test/members/staff.ts';
import { heldAccounts, insulting, ownSafety, withMatches } from '../server/test/safety/safety.ts';
import { testApp } from '../server/test/service/app.ts';
import { openPages } from './open-page.ts';
import { expectText, press, untilKeysAct, user } from './page-actions.ts';

const app = await testApp();
const { open } = openPages(app);

async function heldMember() {
  const { ada, others } = await withMatches(app, 3);
  const [first, second, third] = others as [
    (typeof others)[0],
    (typeof others)[0],
    (typeof others)[0],
  ];
  await write(ada, first, insulting, { sure: true });
  await say(ada, second, insulting, { sure: true });
  return { ada, first, second, third };
}

test(
  'the composer says that first messages wait, shows them, and takes what the member says about it',
  { tags: ['long'] },
  async () => {
    const { ada, second } = await heldMember();
    await open(`/matches/${second.id}`, { as: ada });
    const notice = await screen.findByRole('region', { name: 'About your messages' });
    await within(notice).findByText(/wait until our team has looked at your account/);
    within(notice).getByText(insulting);
    await user.click(within(notice).getByRole('button', { name: 'Say something about it' }));
    await user.type(within(notice).getByLabelText('What should our team know?'), 'I was angry.');
    await user.click(within(notice).getByRole('button', { name: 'Send' }));
    await within(notice).findByText('Our team can read what you said.');
    expect((await ownSafety(ada)).answer).toBe('I was angry.');
    await user.click(within(notice).getByRole('button', { name: 'Delete' }));
    await expect.poll(async () => (await ownSafety(ada)).waiting).toEqual([]);
  },
);

test(
  'staff clear the list by keys, and see reasons and figures but no message',
  { tags: ['long'] },
  async () => {
    const { ada, second } = await heldMember();
    await heldMember();
    const { total } = await heldAccounts(await createColleague(app, 'moderator'));
    const moderator = await createStaff(app, 'moderator');
    await open('/desk/holds', { as: moderator });
    await expectText('Insults: for 2 people, 8 points');
    expect(document.body.textContent).not.toContain(insulting);
    for (let count = 1; count <= total; count += 1) {
      await untilKeysAct();
      await user.keyboard('r');
      await expectText(count === 1 ? 'Released 1 account' : `Released ${count} accounts`);
    }
    await app.jobs.runDue();
    expect((await ownSafety(ada)).state).toBe('clear');
    await expect.poll(() => textsOf(second, ada)).toEqual([insulting]);
  },
);

test(
  'the office tells what a message would score with the rules of the draft',
  { tags: ['long'] },
  async () => {
    const lead = await createStaff(app);
    await open('/site/safety-rules', { as: lead });
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await user.type(field, 'you fat pig');
    await expectText('Insults: 4 points');
    await expectText(/4 points for each person who gets it.*first messages are held/);
    await press(/^Add a rule with words/);
    await screen.findByRole('textbox', { name: 'Name' });
  },
);
