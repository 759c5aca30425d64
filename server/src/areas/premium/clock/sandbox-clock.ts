import type { FastifyInstance } from 'fastify';

export interface ClockCounts {
  renewed: number;
  failed: number;
  ended: number;
  trialsEnding: number;
}

export const nothingHappened: ClockCounts = { renewed: 0, failed: 0, ended: 0, trialsEnding: 0 };

/** A day of a large population takes a while. */
const timeoutMs = 10 * 60_000;

/** Moves the clock if there is somewhere to move it to. The key is in a header, as URLs get into logs. */
async function call<T>({ payments }: FastifyInstance, form?: Record<string, string>) {
  const { sandbox, secretKey } = payments;
  if (!sandbox || !secretKey) throw new Error('Only the payment sandbox has a clock of its own.');
  const response = await fetch(`http://${sandbox.host}:${sandbox.port}/clock`, {
    headers: { authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(timeoutMs),
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  if (!response.ok)
    throw new Error(`The payment sandbox did not move its clock: ${response.status}`);
  return (await response.json()) as T;
}

/** Milliseconds by which the sandbox's clock is ahead of ours. */
export const readSandboxClock = (app: FastifyInstance) => call<{ ahead: number }>(app);

export const turnSandboxClock = (app: FastifyInstance, to: Date) =>
  call<{ ahead: number; happened: ClockCounts }>(app, { to: to.toISOString() });
