import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { readPaymentClock } from '../server/src/areas/premium/clock/payment-clock.ts';
import type { ClockReport } from '../server/src/areas/premium/clock/turn-clock.ts';
import type { Config } from '../server/src/config.ts';
import { StartError } from '../server/src/errors.ts';
import { addJob } from '../server/src/platform/jobs/jobs.ts';
import { say } from './task.ts';

const units = { hour: 3_600_000, day: 86_400_000, week: 7 * 86_400_000 } as const;
/** A running server takes jobs right away; moving a large demo by a year takes a while. */
const maxStartMs = 15_000;
/** A day of a large demo takes some minutes. */
const maxTurnMs = 15 * 60_000;

/** Moves the clock of the payment sandbox forward, in the running server. */
export function advance(config: Config, to: string, usage: string) {
  if (config.production || config.stripe)
    throw new StartError(
      "Only the payment sandbox of a demo has a clock that can be moved. MODE=production and Stripe's keys have none.",
    );
  const [, count, unit] = /^\+ ?(\d{1,4}) ?(hour|day|week)s?$/.exec(to) ?? [];
  const distance = Number(count ?? 0) * (units[unit as keyof typeof units] ?? 0);
  const date = Date.parse(to);
  if (distance === 0 && !/^\d{4}-\d{2}-\d{2}/.test(to)) throw new StartError(usage);
  if (distance === 0 && Number.isNaN(date)) throw new StartError(usage);
  return async (client: Client) => {
    const before = await readPaymentClock(client);
    const present = Date.now() + (before?.ahead_seconds ?? 0) * 1000;
    const target = new Date(distance > 0 ? present + distance : date);
    if (target.getTime() <= present)
      throw new StartError(
        `The payments' clock only goes forward, and it is ${new Date(present).toISOString()} there already.`,
      );
    await addJob(
      client,
      'turn-payment-clock',
      { to: target.toISOString() },
      { key: 'turn-payment-clock' },
    );
    say(await waitForTurn(client, before?.turned_at ?? null));
  };
}

/** What the server has done. `before` is when it last moved the clock. */
export async function waitForTurn(
  client: Pick<Client, 'query'>,
  before: Date | null,
  limits = { maxStartMs, maxTurnMs },
) {
  let latest = before?.getTime();
  for (let since = Date.now(); ; await sleep(200)) {
    const clock = await readPaymentClock(client);
    const turnedAt = clock?.turned_at.getTime();
    if (turnedAt !== latest) {
      latest = turnedAt;
      since = Date.now();
    }
    const isTurned = clock && turnedAt !== before?.getTime();
    if (isTurned && clock.report) return describe(clock.report as ClockReport);
    const waited = Date.now() - since;
    if (isTurned && waited > limits.maxTurnMs) {
      const reached = new Date(Date.now() + clock.ahead_seconds * 1000).toISOString();
      throw new StartError(
        `The server has stopped moving the payments' clock, which is at ${reached}. Start it, and run this again.`,
      );
    }
    if (!isTurned && waited > limits.maxStartMs)
      return "No server has moved the payments' clock yet. If none is running, it is moved after the next start.";
  }
}

function describe(report: ClockReport) {
  if ('refused' in report)
    throw new StartError(
      `The payments' clock only goes forward, and it is ${report.now} there already.`,
    );
  const { renewed, failed, ended, trialsEnding } = report.happened;
  const parts = [
    `${renewed} renewed`,
    `${failed} failed`,
    `${ended} ended`,
    `${trialsEnding} trials about to end`,
  ];
  return `It is ${report.now} in the payments: ${parts.join(', ')}.`;
}
