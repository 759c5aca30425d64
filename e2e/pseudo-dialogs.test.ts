// @module-tag long
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findUntranslated } from './find-untranslated.ts';
import { write } from '../server/test/chat/chats.ts';
import { sellPremium } from './checkout-page.ts';
import { untilLoaded } from './loaded.ts';
import type { Viewer } from './page-visits.ts';
import { disguise, pseudoLanguage } from './pseudo-language.ts';
import { expectTextsFit, openForTexts } from './text-visits.ts';

const { open, site, ada, admirer, match } = await openForTexts(pseudoLanguage());
const payer = await (await sellPremium(site)).createSubscriber();
// Someone who has not been answered cannot send a link.
await write(match, ada, 'Porto?');
await write(ada, match, 'Porto!');
await write(match, ada, 'Porto: https://example.com/soup');

type Way = readonly string[];

/** Dialogs that a click opens on a phone, by its page and words of the names of the buttons that lead to it. */
const ways: readonly (readonly [route: string, viewer: Viewer | 'subscriber', ...ways: Way[]])[] = [
  ['/home', 'member', ['Account']],
  ['/discover', 'member', ['Preferences'], ['with a note']],
  ['/browse', 'member', ['Filters', 'Saved searches'], ['More about']],
  ['/members/$id', 'member', ['More about'], ['Report'], ['Block']],
  ['/matches/$id', 'member', ['More about'], ['More about', 'Unmatch'], ['example.com']],
  [`/members/${admirer.id}`, 'member', ['Like']],
  ['/premium/manage', 'subscriber', ['Cancel premium']],
  ['/premium/methods', 'subscriber', ['Remove']],
  ['/my-reports', 'member', ['Report a problem']],
  ['/questions', 'member', ['Your answers']],
  ['/profile', 'member', ['Edit photo'], ['Edit photo', 'Delete photo']],
  ['/settings', 'member', ['Take a break'], ['Withdraw consent'], ['Delete my account']],
  ['/users', 'administrator', ['Filters'], ['Actions for'], ['Actions for', 'View details']],
  // Someone whom staff may ban.
  ['/users?search=Balduin', 'administrator', ['Actions for', 'Ban']],
  ['/users/$id', 'administrator', ['Edit User'], ['Deactivate'], ['Ban'], ['Give VIP']],
  [
    `/users/${payer.id}`,
    'administrator',
    ['Show payments', 'Refund invoice'],
    ['Show payments', 'End the'],
  ],
  [
    '/reports',
    'administrator',
    ['Filters'],
    ['More actions for'],
    ['More actions for', 'Delete'],
    ['Reply to'],
  ],
  ['/system', 'administrator', ['Mark as read']],
  ['/site', 'administrator', ['Publish']],
  ['/team', 'administrator', ['Invite someone'], ['Change role']],
  ['/audit', 'administrator', ['Filters']],
  ['/integrations', 'administrator', ['Make a key'], ['Add a webhook']],
  ['/desk/texts', 'administrator', ['Add an answer'], ['Edit'], ['Delete']],
  ['/desk', 'administrator', ['Danger to life'], ['More']],
];

const visits = ways.flatMap(([route, viewer, ...each]) =>
  each.map((buttons) => [buttons.join(' → '), route, viewer, buttons] as const),
);

test.each(visits)(
  'the dialog behind "%s" on %s for a %s says nothing that is not among the texts, and longer texts fit',
  async (_names, route, viewer, buttons) => {
    const page = await open(route, viewer === 'subscriber' ? payer : viewer);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of buttons) {
      // What the button before has opened is above the page then.
      await untilLoaded(page);
      await press(page, name);
    }
    await page.locator('[role=dialog], dialog:popover-open').last().waitFor({ timeout: 20_000 });
    await untilLoaded(page);
    expect(await page.evaluate(findUntranslated)).toEqual([]);
    await expectTextsFit(page, [390]);
  },
);

/** The first button whose name has these words, in the uppermost dialog if there is one. */
async function press(page: Page, name: string) {
  const inDialog = page.locator('[role=dialog], dialog:popover-open');
  const within = (await inDialog.count()) > 0 ? inDialog.last() : page;
  await within
    .getByRole('button', { name: disguise(name) })
    // What a member wrote is not among the texts.
    .or(within.getByRole('link', { name }))
    .first()
    .click({ timeout: 20_000 });
}
