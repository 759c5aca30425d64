import type { User } from '@kindred/contract/members';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { session } from '../../lib/sessions/session.ts';
import { memoryStorage } from '../../lib/storage.ts';
import { unsentKey } from '../../lib/unsent/unsent.ts';
import { keepSending } from './unsent.ts';

function signIn(id: string) {
  session.renew({ token: `token of ${id}`, refreshToken: `refresh token of ${id}` });
  session.keepUser({ _id: id } as User);
}

const waiting = {
  id: '01890000-0000-7000-8000-000000000001',
  memberId: 'alan',
  text: 'Hello',
  photo: null,
  replyTo: null,
  sure: false,
  at: '2026-01-01T00:00:00.000Z',
};

test('a message that could not be sent waits while someone else is signed in, and is sent by its author', async () => {
  vi.useFakeTimers();
  const storage = memoryStorage({
    [unsentKey('unsent-messages', 'ada')]: JSON.stringify([waiting]),
  });
  const stored = () => storage.getItem(unsentKey('unsent-messages', 'ada'));
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', () => undefined);
  const senders: (string | null)[] = [];
  let broken = true;
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    senders.push(headers.get('authorization'));
    if (broken) throw new TypeError('fetch failed');
    return Response.json({ success: true, data: { message: {}, lastNumber: 1, lastChange: 0 } });
  });
  const client = new QueryClient();

  signIn('ada');
  keepSending(client);
  await vi.advanceTimersByTimeAsync(100);
  expect(senders).toEqual(['Bearer token of ada']);
  // In another tab, while this one waits for its next attempt.
  signIn('eve');
  broken = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(senders).toEqual(['Bearer token of ada']);
  expect(JSON.parse(stored() ?? 'null')).toEqual([waiting]);

  signIn('ada');
  keepSending(client);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(senders).toEqual(['Bearer token of ada', 'Bearer token of ada']);
  expect(stored()).toBeNull();
  vi.useRealTimers();
});
