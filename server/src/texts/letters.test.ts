import { type MailKind, mailKinds } from '@kindred/contract/mail-kinds';
import { links } from '@kindred/contract/mail-links';
import { isMailedNotice, noticeKindNames, noticeKinds } from '@kindred/contract/notices/all-kinds';
import { expect, test } from 'vitest';
import type { Schema } from '../../test/requests/operations.ts';
import { samplesOf } from '../../test/requests/samples.ts';
import { textsOf } from '../platform/text/language-texts.ts';
import { letterCatalogues } from './letters.ts';

const context = { brand: 'Kin', link: links('https://kin.example'), dayOf: (time: string) => time };

test('each text of a letter is said in some letter', () => {
  const said = new Set<string>();
  // It is asked for what the owner says in place of each text.
  const own = new Proxy({}, { get: (_target, id) => void said.add(String(id)) });
  const { letters } = textsOf('en', own);
  for (const [kind, about] of Object.entries(mailKinds))
    for (const data of 'data' in about ? samplesOf(about.data as Schema) : [{}])
      letters[kind as MailKind](data, context);
  for (const kind of noticeKindNames.filter(isMailedNotice))
    for (const about of samplesOf(noticeKinds[kind].about as Schema)) letters[kind](about, context);
  const ids = Object.entries(letterCatalogues).flatMap(([name, { en }]) =>
    Object.keys(en).map((text) => `${name}/${text.replaceAll('.', '-')}`),
  );
  expect(ids.filter((id) => !said.has(id))).toEqual([]);
  expect(ids.length).toBeGreaterThan(200);
});

test('a letter that mentions what it is not given is an error', () => {
  expect(() => textsOf('en', {}).letters['reset-held']({}, context)).toThrow(
    'service/mails/accounts/reset-held/held mentions {until}, which is not given',
  );
});
