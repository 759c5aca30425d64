import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showPresence } from './show-presence.ts';

const row = (id: string, isOnline: boolean) => ({ person: { _id: id, isOnline } });

test('a change of presence shows in every list with that person, and nothing else changes', () => {
  const client = new QueryClient();
  const lists = {
    matches: {
      pages: [{ matches: [row('a', false), row('b', false)], count: 2 }],
      pageParams: [null],
    },
    likes: { pages: [{ likes: [row('b', false)], nextCursor: null }], pageParams: [null] },
    other: { pages: 'a' },
  };
  for (const [key, data] of Object.entries(lists)) client.setQueryData([key], data);
  showPresence(client, 'a', true);
  expect(client.getQueryData(['matches'])).toEqual({
    pages: [{ matches: [row('a', true), row('b', false)], count: 2 }],
    pageParams: [null],
  });
  expect(client.getQueryData(['likes'])).toBe(lists.likes);
  expect(client.getQueryData(['other'])).toBe(lists.other);
});
