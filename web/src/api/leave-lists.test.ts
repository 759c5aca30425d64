import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { leaveLists } from './leave-lists.ts';

const row = (id: string) => ({ person: { _id: id }, note: null });

test('a person leaves every page of every list, and nothing else changes', () => {
  const client = new QueryClient();
  const likes = { pages: [{ likes: [row('a'), row('b')], count: 2 }, { likes: [row('b')] }] };
  client.setQueryData(['likes'], { ...likes, pageParams: [null, 'x'] });
  client.setQueryData(['decided'], ['b']);
  client.setQueryData(['person'], { person: { _id: 'b' } });
  leaveLists(client, 'b');
  expect(client.getQueryData(['likes'])).toEqual({
    pages: [{ likes: [row('a')], count: 2 }, { likes: [] }],
    pageParams: [null, 'x'],
  });
  expect(client.getQueryData(['decided'])).toEqual(['b']);
  expect(client.getQueryData(['person'])).toEqual({ person: { _id: 'b' } });
});
