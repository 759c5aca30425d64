import { readdirSync } from 'node:fs';
import { letters, mailKinds } from '@kindred/contract/mail-kinds';
import { isMailedNotice, noticeKindNames, noticeKinds } from '@kindred/contract/notices/all-kinds';
import { expect, test } from 'vitest';

test('each mail has a letter', () => {
  const kinds = [...Object.keys(mailKinds), ...noticeKindNames.filter(isMailedNotice)];
  const letterKinds = Object.values(letters).flatMap((area) => Object.keys(area));
  expect(letterKinds.toSorted()).toEqual(kinds.toSorted());
});

const folder = new URL('../../contract/src/', import.meta.url);

test.each<[string, object]>([
  ['notices', noticeKinds],
  ['mails', mailKinds],
])('every area with %s is in the list, and each code is declared once', async (name, list) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith(`/${name}.ts`),
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
