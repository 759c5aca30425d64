import { screen, waitFor, within } from '@testing-library/dom';
import type { OwnPage } from '@kindred/contract/site/own-pages';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { queryClient } from '../web/src/app/query-client.ts';
import { PagesPart } from '../web/src/features/site/pages-part.tsx';
import { dayAfter } from '../web/src/lib/formats/formats.ts';
import { openPages } from './open-page.ts';
import {
  button,
  dialog,
  expectGone,
  expectText,
  field,
  fill,
  hasText,
  press,
  user,
} from './page-actions.ts';

const app = await testApp();
const staff = await createStaff(app);
const { open } = openPages(app);

/** The part as the office shows it, which keeps what is typed. */
async function openPart(
  first: readonly OwnPage[] = [],
  { readOnly = false, published = [] as readonly OwnPage[] } = {},
) {
  await open('/faqs', { as: staff });
  const held = { value: first, put: (_next: readonly OwnPage[]) => {} };
  function Office() {
    const [value, setValue] = useState(first);
    held.value = value;
    held.put = setValue;
    return createElement(PagesPart, { value, published, onChange: setValue, readOnly });
  }
  const place = document.body.appendChild(document.createElement('section'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const inside = createElement(QueryClientProvider, { client: queryClient }, createElement(Office));
  root.render(createElement(MantineProvider, null, inside));
  await within(place).findByText('Pages of your own', { exact: false });
  return { held, part: within(place) };
}

const page = (slug: string, texts: OwnPage['texts']): OwnPage => ({ slug, inFooter: true, texts });
const choose = async (label: string, option: string) =>
  user.selectOptions(await field(label), option);

test(
  'an imprint begins with its questions in each language that is added, and nothing typed is lost',
  { tags: ['long'] },
  async () => {
    const { held } = await openPart();
    await press('Add: Imprint');
    // It is open to be filled in.
    expect(hasText('Add: Imprint')).toBe(false);
    expect((await field('Address')).value).toBe('imprint');
    await expectText(/texts in \[brackets\] are still to be replaced/);
    await expectText('[Street and number]');
    await fill('Text', 'Ada in London');
    await expectGone('are still to be replaced');
    await choose('Add a language', 'German');
    expect((await field('Title')).value).toBe('Impressum');
    expect((await field('Text')).value).toContain('## Kontaktstellen');
    const german = await field('Text');
    expect([german.lang, german.closest('[dir]')?.getAttribute('dir')]).toEqual(['de', 'ltr']);
    await fill('Title', 'Mein Impressum');
    await user.click(await screen.findByRole('radio', { name: 'English' }));
    expect((await field('Text')).value).toBe('Ada in London');
    await press(/^Imprint/);
    await press(/^Imprint/);
    await user.click(await screen.findByRole('radio', { name: 'German' }));
    expect((await field('Title')).value).toBe('Mein Impressum');
    expect(Object.keys(held.value[0]?.texts ?? {})).toEqual(['en', 'de']);
  },
);

test(
  'what is stored without the spaces at its end does not take them from what is typed',
  { tags: ['long'] },
  async () => {
    const { held } = await openPart([page('rules', { en: { title: 'Rules', body: '' } })]);
    await press(/^Rules/);
    await fill('Text', 'Be kind ');
    held.put([page('rules', { en: { title: 'Rules', body: 'Be kind' } })]);
    await user.type(await field('Text'), 'always');
    expect(held.value[0]?.texts.en?.body).toBe('Be kind always');
    held.put([page('rules', { en: { title: 'Rules', body: 'A colleague was here' } })]);
    await waitFor(async () => expect((await field('Text')).value).toBe('A colleague was here'));
  },
);

test(
  'what the service would refuse is said at its field and in the list, and stays typed',
  { tags: ['long'] },
  async () => {
    const { held } = await openPart([page('imprint', { en: { title: 'Imprint', body: '' } })]);
    await press('Add an empty page');
    await expectText('A page needs a title');
    await expectText('Incomplete');
    await fill('Title', 'Privacy');
    await expectGone('Incomplete');
    for (const [typed, fault] of [
      ['Privacy', 'The service uses this address itself'],
      ['imprint', 'Another page has this address'],
      ['a_b', '2 to 41 small letters'],
    ] as const) {
      await fill('Address', typed);
      await expectText(fault);
      await expectText('Incomplete');
    }
    await fill('Address', 'our privacy');
    await expectGone('Incomplete');
    expect(held.value[1]).toEqual(page('our-privacy', { en: { title: 'Privacy', body: '' } }));
    await user.click(await screen.findByRole('switch', { name: /footer/ }));
    expect(held.value[1]?.inFooter).toBe(false);
  },
);

test('the preview is what the service makes of the text', { tags: ['long'] }, async () => {
  await openPart([page('rules', { en: { title: 'Rules', body: '' } })]);
  await press(/^Rules/);
  const area = await field('Text');
  await user.click(area);
  await user.paste(
    '## Be **kind**\n<img src=x onerror=alert(1)> [bad](javascript:alert(1)) [good](/privacy)',
  );
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  const heading = await preview.findByRole('heading', { level: 2, name: 'Be kind' });
  expect(heading.querySelector('strong')?.textContent).toBe('kind');
  expect(preview.queryByRole('img')).toBeNull();
  expect(preview.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/privacy',
  ]);
  expect(hasText('<img src=x onerror=alert(1)>', preview)).toBe(true);
});

test('a page or one of its texts is removed after a question', { tags: ['long'] }, async () => {
  const texts = { en: { title: 'Rules', body: 'Be kind' }, de: { title: 'Regeln', body: 'Nett' } };
  const { held } = await openPart([page('imprint', { en: texts.en }), page('rules', texts)]);
  const [, rules] = await screen.findAllByRole('button', { name: /^Rules/ });
  await user.click(rules as HTMLElement);
  await user.click(await screen.findByRole('radio', { name: 'German' }));
  await press('Remove the text in German');
  await user.click((await dialog('Remove “Rules” in German?')).getByText('Cancel'));
  expect(Object.keys(held.value[1]?.texts ?? {})).toEqual(['en', 'de']);
  await press('Remove the text in German');
  await press('Remove', await dialog());
  await waitFor(() => expect(held.value[1]?.texts).toEqual({ en: texts.en }));
  expect((await field('Text')).value).toBe('Be kind');
  expect(hasText('Remove the text in')).toBe(false);
  await press('Remove page');
  await press('Remove', await dialog('Remove “Rules”?'));
  await waitFor(() => expect(held.value.map(({ slug }) => slug)).toEqual(['imprint']));
});

test('a site that comes from a file is only shown', async () => {
  await openPart([page('imprint', { en: { title: 'Imprint', body: 'Ada' } })], { readOnly: true });
  await press(/^Imprint/);
  expect((await field('Text')).readOnly).toBe(true);
  expect((await field('Address')).readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /^(Add|Remove)/ })).toBeNull();
  expect((await button(/^Imprint/)).getAttribute('aria-expanded')).toBe('true');
});

const binding = { version: 3, from: '2026-01-01', notes: {} };
const terms = (body: string): OwnPage => ({
  ...page('terms', { en: { title: 'Terms', body } }),
  binding,
});
const chooseRadio = async (name: string) => user.click(await screen.findByRole('radio', { name }));

test(
  'a change of a binding page asks members again in 30 days, unless it is a correction',
  { tags: ['long'] },
  async () => {
    const published = [terms('As it is')];
    const { held } = await openPart(published, { published });
    await expectText('Binding');
    await press(/^Terms/);
    await expectText('Version 3 applies from January 1, 2026.');
    await fill('Text', 'Other');
    expect(held.value[0]?.binding).toEqual({ version: 0, from: dayAfter(30), notes: {} });
    await fill('What has changed, in English', 'Shorter');
    expect(held.value[0]?.binding?.notes).toEqual({ en: 'Shorter' });
    await fill('Members have to accept it from', '2026-01-01');
    await expectText('Choose today or a later day');
    await chooseRadio('Small correction: ask no one');
    expect(held.value[0]?.binding).toEqual(binding);
    await expectText('Version 3 stays: who accepted it is not asked again.');
    await fill('Text', 'As it is');
    await expectGone('Small correction: ask no one');
  },
);

test('any page can become binding, and free again', async () => {
  const { held } = await openPart([page('rules', { en: { title: 'Rules', body: '' } })]);
  await press(/^Rules/);
  const toggle = await screen.findByRole('switch', { name: 'Members have to accept this page' });
  await user.click(toggle);
  expect(held.value[0]?.binding?.version).toBe(0);
  expect((await field('Members have to accept it from')).value).toBe(dayAfter(30));
  await user.click(toggle);
  expect(held.value[0]).toEqual(page('rules', { en: { title: 'Rules', body: '' } }));
});
