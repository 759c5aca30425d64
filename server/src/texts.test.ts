import { readdirSync } from 'node:fs';
import { letters, mailKinds } from '@kindred/contract/mail-kinds';
import {
  isMailedNotice,
  noticeKind,
  noticeKindNames,
  noticeKinds,
  switchableKinds,
} from '@kindred/contract/notices/all-kinds';
import { likeNotices } from '@kindred/contract/likes/notices';
import type { NoticePushes } from '@kindred/contract/notices/texts';
import { noticeLines, noticeMails, noticePushes } from '@kindred/contract/texts/en/notice-messages';
import { noticeSentences } from '@kindred/contract/texts/en/notice-sentences';
import { noticeSettings } from '@kindred/contract/texts/en/notice-settings';
import { expect, test } from 'vitest';

const gathered = noticeKindNames.filter(
  (kind) => noticeKind(kind).gathered ?? noticeKind(kind).showsLine,
);

test.each<[string, readonly string[], object]>([
  ['the list of notices', noticeKindNames, noticeSentences],
  ['pushes', noticeKindNames, noticePushes],
  ['the settings of notices', switchableKinds, noticeSettings],
  ['mails about several notices', gathered, noticeLines],
  ['mails about one notice', noticeKindNames.filter(isMailedNotice), noticeMails],
  ['other mails', Object.keys(mailKinds), Object.assign({}, ...Object.values(letters)) as object],
])('%s have a text of each kind, and no other', (_name, kinds, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual(kinds.toSorted());
});

const folder = new URL('../../contract/src/', import.meta.url);

test.each<[string, object]>([
  ['notices', noticeKinds],
  ['mails', mailKinds],
])('every area with %s is in the list, and each code is declared once', async (name, list) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith(`/${name}.ts`) && !path.startsWith('texts/'),
  );
  const records = await Promise.all(
    files.map(async (path) => {
      const exported = (await import(new URL(path, folder).href)) as Record<string, object>;
      return Object.entries(exported)
        .filter(([constant]) => constant.toLowerCase().endsWith(name))
        .flatMap(([, record]) => Object.keys(record));
    }),
  );
  expect(records.flat().toSorted()).toEqual(Object.keys(list).toSorted());
});

test('a kind without a text, and a text without a kind, are type errors', () => {
  const { match, like, superlike } = noticePushes;
  // @ts-expect-error -- A text is missing.
  const lacking: NoticePushes<typeof likeNotices> = { match, like };
  // @ts-expect-error -- No kind has the last text.
  const more: NoticePushes<typeof likeNotices> = { match, like, superlike, wink: () => 'Hi' };
  expect([lacking, more].map((texts) => Object.keys(texts).length)).toEqual([2, 4]);
  expect(Object.keys(likeNotices)).toHaveLength(3);
});
