import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});

const load = () => import('./seen-until.ts');

test('without a mark nothing is sent, and a mark replaces those sent with its request', async () => {
  const { keepMark, markHeaders, marksToSend } = await load();
  expect([marksToSend(), markHeaders('')]).toEqual(['', {}]);
  keepMark('', 'a');
  expect(markHeaders(marksToSend())).toEqual({ 'seen-until': 'a' });
  expect(marksToSend()).toBe('a');
  keepMark('a', null);
  keepMark('a', 'b');
  expect(marksToSend()).toBe('b');
});

test('trust 98: of two changes at the same time both marks are kept, in whatever order the responses arrive', async () => {
  const { keepMark, marksToSend } = await load();
  keepMark('', 'a');
  const [first, second] = [marksToSend(), marksToSend()];
  keepMark(second, 'later');
  keepMark(first, 'earlier');
  expect(marksToSend()).toBe('later earlier');
  keepMark(marksToSend(), 'whole');
  expect(marksToSend()).toBe('whole');
});

test('a server that has no mark to give is asked for one, and the other marks stay', async () => {
  const { keepMark, marksToSend } = await load();
  keepMark('', 'a');
  keepMark('', 'b');
  keepMark('a', 'none');
  expect(marksToSend()).toBe('b none');
  keepMark('b none', 'c');
  expect(marksToSend()).toBe('c');
});

test('another tab sends the marks of this one, and live events add one mark, however many arrive', async () => {
  const { keepMark, keepMarkOfEvent } = await load();
  keepMark('', 'own');
  for (let count = 0; count < 20; count += 1) keepMarkOfEvent(`event${count}`);
  keepMarkOfEvent(undefined);
  vi.resetModules();
  expect((await load()).marksToSend()).toBe('own event19');
});
