import { expect, test } from 'vitest';
import { detailLines } from './detail-lines.ts';

test.each([
  [
    { before: { bio: 'old', city: 'Porto' }, after: { bio: 'new', city: 'Porto' } },
    [{ name: 'bio', before: 'old', value: 'new' }],
  ],
  [
    { reason: 'Asked us to', before: { state: 'active' }, after: { state: 'banned', until: null } },
    [
      { name: 'state', before: 'active', value: 'banned' },
      { name: 'reason', value: 'Asked us to' },
    ],
  ],
  [{ after: { bio: 'new' } }, [{ name: 'bio', before: null, value: 'new' }]],
  [
    { before: { location: { city: 'Porto', country: null } }, after: { location: null } },
    [{ name: 'location', before: 'city: Porto', value: null }],
  ],
  [
    { filter: { status: 'active' }, page: 2 },
    [
      { name: 'status', value: 'active' },
      { name: 'page', value: '2' },
    ],
  ],
  [{ erased: true }, [{ name: 'erased', value: 'true' }]],
  [{}, []],
  [null, []],
])('%j is shown as %j', (details, lines) => {
  expect(detailLines(details)).toEqual(lines);
});
