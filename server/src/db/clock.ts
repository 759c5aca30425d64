import { StartError } from '../errors.ts';
import { type Db, statement } from './statement.ts';
import { Object as Row } from 'typebox';
import { Timestamp } from './columns.ts';

/** Further than this from the database, codes, tokens and times of entries would be wrong. */
const largestClockOffsetMs = 30_000;

const selectTime = statement({
  name: 'find_database_time',
  text: 'select clock_timestamp() as now',
  row: Row({ now: Timestamp }),
});

/**
 * By how many milliseconds the clock of this machine is ahead of the database's; negative if it is behind. It is at least this
 * far ahead or behind, as the time that the response took may be on either side.
 */
export async function measureClock(db: Db): Promise<number> {
  const started = performance.now();
  const { now } = await selectTime.one(db);
  const took = performance.now() - started;
  const offset = Date.now() - took / 2 - now.getTime();
  return Math.sign(offset) * Math.max(0, Math.abs(offset) - took / 2);
}

export const isClockWrong = (offsetMs: number) => Math.abs(offsetMs) > largestClockOffsetMs;

export async function refuseWrongClock(db: Db) {
  const offset = await measureClock(db);
  if (!isClockWrong(offset)) return;
  const seconds = Math.round(Math.abs(offset) / 1000);
  const way = offset > 0 ? 'ahead of' : 'behind';
  throw new StartError(
    `The clock of this machine is ${seconds} s ${way} the database's: set both by a time server (NTP), as sessions and jobs depend on them.`,
  );
}
