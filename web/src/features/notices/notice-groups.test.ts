import type { Notice } from '@kindred/contract/notices';
import { expect, test } from 'vitest';
import { groupNotices, noticeTime } from './notice-groups.ts';

const now = new Date(2026, 10, 24, 15, 30).getTime();
let ids = 0;
const notice = (hoursAgo: number, kind: Notice['kind'], about: object, read = true) =>
  ({
    _id: `${(ids += 1)}`,
    createdAt: new Date(now - hoursAgo * 3_600_000).toISOString(),
    ...{ read, kind, about, picture: null },
  }) as Notice;
const from = (firstName: string) => ({ memberId: firstName, firstName });

test('messages of one person within a day are one row, and so are the likes of a day with their sum', () => {
  const groups = groupNotices(
    [
      notice(0.5, 'message', from('Theo'), false),
      notice(1, 'like', { count: 2 }),
      notice(2, 'message', from('Theo')),
      notice(3, 'like', { count: 3 }, false),
      notice(4, 'match', from('Theo')),
      notice(20, 'message', from('Theo')),
      notice(50, 'report.reply', { reportId: 'a' }),
      notice(51, 'report.reply', { reportId: 'a' }),
      notice(500, 'like', { count: 1 }),
    ],
    now,
  );
  const rows = groups.map(({ day, notices }) => [
    day,
    ...notices.map(({ kind, about, read }) => ['count' in about ? about.count : kind, read]),
  ]);
  expect(rows).toEqual([
    ['today', ['message', false], [5, false], ['match', true]],
    ['yesterday', ['message', true]],
    ['week', ['report.reply', true], ['report.reply', true]],
    ['earlier', [1, true]],
  ]);
});

/** As the reader writes it. */
const written = (hoursAgo: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(undefined, options).format(now - hoursAgo * 3_600_000);

test.each([
  [0, 'Just now'],
  [0.2, '12 min ago'],
  [3.9, '3 h ago'],
  [18, /[:.]30/],
  [48, written(48, { weekday: 'long' })],
  [480, written(480, { dateStyle: 'medium' })],
] as const)('%d hours ago reads %s', (hours, text) => {
  expect(noticeTime(notice(hours, 'like', { count: 1 }), now)).toMatch(text);
});
