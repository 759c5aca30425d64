// @module-tag long
import { buffer } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { goodPassword, latestMail, newAddress } from '../server/test/members/accounts.ts';
import { makeImage } from '../server/test/files/images.ts';
import { addJob } from '../server/src/platform/jobs/jobs.ts';
import { aMan, createPerson } from '../server/test/members/people.ts';
import { unzip } from '../server/test/files/unzip.ts';
import { button, expectAt, heading, mailedLink, password } from './page-actions.ts';
import { openSite } from './site.ts';
import { sqlOf } from '../server/test/database/sql.ts';
import { long } from './test-size.ts';

const site = await openSite();
const sql = sqlOf(site.app);

/** How a person uses the controls of a page. */
interface InputMethod {
  press: (control: Locator) => Promise<void>;
  /** One of those below the field that has the focus. */
  pick: (suggestion: Locator) => Promise<void>;
  type: (field: Locator, text: string) => Promise<void>;
  choose: (option: Locator) => Promise<void>;
  typeBirthday: (field: Locator) => Promise<void>;
}

const pointer: InputMethod = {
  press: (control) => control.click(),
  pick: (suggestion) => suggestion.click(),
  type: (field, text) => field.fill(text),
  choose: (option) => option.check(),
  typeBirthday: async (field) => {
    await field.click();
    await field.page().keyboard.type('02281994');
  },
};

function keyboard(page: Page): InputMethod {
  async function tabTo(control: Locator) {
    await control.waitFor();
    for (let presses = 0; presses < 150; presses += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there');
  }
  return {
    press: async (control) => {
      await tabTo(control);
      const isBox = await control.evaluate((element) => element.matches('[type=checkbox]'));
      await page.keyboard.press(isBox ? 'Space' : 'Enter');
    },
    // The focus stays in the field.
    pick: async (suggestion) => {
      await suggestion.waitFor();
      await page.keyboard.press('Enter');
    },
    type: async (field, text) => {
      await tabTo(field);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    choose: async (option) => {
      await tabTo(option);
      await page.keyboard.press('Space');
    },
    // The focus moves on automatically once a part is complete.
    typeBirthday: async (field) => {
      await tabTo(field);
      await page.keyboard.type('02281994');
    },
  };
}

type Way = readonly [name: string, methodFor: (page: Page) => InputMethod, width: number];
const onPhone: Way = ['with a pointer on a phone', () => pointer, 390];
/** The short run goes to every control of every page by keyboard in `pages.test.ts`. */
const inputMethods = long
  ? [onPhone, ['with the keyboard alone', keyboard, 1280] as Way]
  : [onPhone];

test.each(inputMethods)(
  'a member uses the service from registration to deletion, %s',
  async (_name, methodFor, width) => {
    const page = await site.visit({ viewport: { width, height: 844 } });
    const { press, pick, type, choose, typeBirthday } = methodFor(page);
    const email = newAddress();

    async function openMenu() {
      if (width < 900) await press(button(page, 'Account: Mina'));
    }

    async function addPhoto(color: string) {
      const chooser = page.waitForEvent('filechooser');
      await press(button(page, 'Add photos'));
      const image = await makeImage(color);
      await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: image });
      await press(button(page, 'Use photo'));
    }

    await page.goto('/');
    await press(page.getByRole('link', { name: 'Get Started' }));
    await type(page.getByLabel('First name'), 'Mina');
    await press(button(page, 'Continue'));
    await typeBirthday(page.getByLabel('Month'));
    await press(button(page, 'Continue'));
    await heading(page, 'How will you sign in?').waitFor();
    await type(page.getByLabel('Email'), email);
    await type(password(page), goodPassword);
    await press(page.getByRole('checkbox'));
    await press(button(page, 'Create my account'));
    await expectAt(page, '/verify');
    await heading(page, 'Check your email').waitFor();
    await type(page.getByLabel('Code'), (await latestMail(site.app, email)).code);

    await heading(page, 'About you').waitFor();
    await choose(page.getByLabel('Woman'));
    await press(button(page, 'Continue'));
    await heading(page, 'Where you live').waitFor();
    await type(page.getByLabel('City', { exact: true }), 'lisb');
    await pick(page.getByRole('option', { name: 'Lisbon, Portugal' }));
    await press(button(page, 'Continue'));
    await heading(page, "Who you'd like to meet").waitFor();
    await choose(page.getByRole('checkbox', { name: 'Men', exact: true }));
    await press(button(page, 'Continue'));
    await heading(page, 'Your photos').waitFor();
    await addPhoto('#c05070');
    await page.getByAltText('Your photo 1').waitFor();
    await press(button(page, 'Continue'));
    await heading(page, 'Your interests').waitFor();
    await press(button(page, 'Tea'));
    await press(button(page, 'Continue'));
    await heading(page, 'Your prompts').waitFor();
    await press(button(page, 'Finish'));
    await heading(page, 'Your profile is ready').waitFor();
    await press(page.getByRole('link', { name: 'See people' }));
    const isComplete = () =>
      sql.one<{ complete: boolean }>`select complete
        from member join profile on profile.member_id = member.id where email = ${email}`;
    expect(await isComplete()).toEqual({ complete: true });

    await openMenu();
    await press(button(page, 'Logout'));
    await expectAt(page, '/sign-in');
    await press(page.getByRole('link', { name: 'Forgot your password?' }));
    await heading(page, 'Reset your password').waitFor();
    await type(page.getByLabel('Email'), email);
    await press(button(page, 'Send reset link'));
    await heading(page, 'Check your email').waitFor();
    await page.goto(await mailedLink(site.app, email, '/reset-password'));
    await type(password(page, 'New password'), 'quite another set of words');
    await press(button(page, 'Save password'));
    await page.getByText('Your password was changed.').waitFor();
    await signInAgain();
    await expectAt(page, '/discover');

    await press(page.getByRole('button', { name: 'Account: Mina' }));
    await press(page.getByRole('dialog').getByRole('link', { name: 'Profile' }));
    await heading(page, 'Your profile').waitFor();
    await addPhoto('#5070c0');
    await page.getByAltText('Your photo 2').waitFor();
    await press(button(page, 'Edit photo 2'));
    await press(button(page, 'Make main photo'));
    await page.getByText('It is now your main photo.').waitFor();
    await press(button(page, 'Close'));
    await press(button(page, 'Edit photo 2'));
    await press(button(page, 'Delete photo'));
    const deleting = page.getByRole('dialog', { name: 'Delete this photo?' });
    await press(deleting.getByRole('button', { name: 'Delete photo' }));
    await page.getByAltText('Your photo 2').waitFor({ state: 'detached' });
    expect(await isComplete()).toEqual({ complete: true });

    const alan = await createPerson(site.app, aMan());
    await page.goto(`/members/${alan.id}`);
    await press(button(page, 'Block'));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Block' }));
    await page.getByText('Alan is blocked.').waitFor();
    await page.waitForURL(/\/discover$/);
    await page.goto('/settings');
    await button(page, 'Unblock Alan').waitFor();

    await press(button(page, 'Download my data'));
    const proof = page.getByRole('dialog', { name: "Confirm it's you" });
    await type(proof.getByLabel('Password', { exact: true }), 'quite another set of words');
    await press(proof.getByRole('button', { name: 'Confirm' }));
    await page.getByText("We're preparing your data.").waitFor();
    await site.app.jobs.runDue();
    await page.getByText('Your data is ready').waitFor();
    const coming = page.waitForEvent('download');
    await press(button(page, 'Download file'));
    const archive = unzip(await buffer(await (await coming).createReadStream()));
    expect(archive.get('account.json')?.toString()).toContain(email);

    await leave();
    await signInAgain();
    await page.getByText('You asked us to delete this account.').waitFor();
    await press(button(page, 'Reopen my account'));
    await expectAt(page, '/discover');
    await page.goto('/settings');
    await leave();
    site.app.advanceClock(30 * 86_400_000);
    await addJob(site.app.pool, 'erase-leavers', {});
    await site.app.jobs.runDue();
    await signInAgain();
    await page.getByText('Email or password is incorrect.').waitFor();

    async function leave() {
      await press(button(page, 'Delete my account…'));
      const dialog = page.getByRole('dialog');
      await type(dialog.getByLabel('Your password'), 'quite another set of words');
      await press(dialog.getByRole('button', { name: 'Delete my account' }));
      await expectAt(page, '/sign-in');
      await page.getByText('Your account is closed.').waitFor();
    }

    async function signInAgain() {
      await type(page.getByLabel('Email'), email);
      await type(password(page), 'quite another set of words');
      await press(button(page, 'Sign in'));
    }
  },
);
