import { expect, test } from 'vitest';
import { waitForTurn } from './advance-payments.ts';

const limits = { maxStartMs: 60_000, maxTurnMs: 0 };

/** A database whose clock of payments was moved to these places, one after the other. */
const databaseWith = (...places: object[]) => ({
  query: () =>
    Promise.resolve({ rows: [places.length > 1 ? places.shift() : places[0]], rowCount: 1 }),
});
const movedAt = (second: number, report: object | null = null) => ({
  ahead_seconds: 86_400,
  report,
  turned_at: new Date(second * 1000),
});

test('a server that stops while it moves the clock does not keep the command waiting for ever', async () => {
  const database = databaseWith(movedAt(1), movedAt(2), movedAt(2));
  await expect(waitForTurn(database as never, new Date(1000), limits)).rejects.toThrow(
    /^The server has stopped moving the payments' clock, which is at .*Z\. Start it, and run this again\.$/,
  );
});

test('without a running server the command says when it happens', async () => {
  const database = databaseWith(movedAt(1));
  const waited = waitForTurn(database as never, new Date(1000), { ...limits, maxStartMs: 0 });
  await expect(waited).resolves.toBe(
    "No server has moved the payments' clock yet. If none is running, it is moved after the next start.",
  );
});

test(
  'a server that takes long but moves the clock again and again is waited for',
  { tags: ['long'] },
  async () => {
    const happened = { renewed: 1, failed: 0, ended: 0, trialsEnding: 0 };
    const done = movedAt(4, { now: '2026-12-25T00:00:00Z', happened });
    const database = databaseWith(movedAt(1), movedAt(2), movedAt(3), done);
    await expect(
      waitForTurn(database as never, null, { ...limits, maxTurnMs: 60_000 }),
    ).resolves.toMatch('1 renewed');
  },
);
