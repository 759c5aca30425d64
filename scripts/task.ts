import { StartError } from '../server/src/errors.ts';

export function say(line: string) {
  process.stdout.write(`${line}\n`);
}

/** Runs what an operator asked for; what they can mend is told in one line. */
export async function runTask(task: () => Promise<void>) {
  // Whoever asked for it is gone; a channel that is only listened to would keep this process.
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
  try {
    await task();
  } catch (error) {
    const expected = error instanceof StartError;
    process.stderr.write(`${expected ? error.message : String((error as Error).stack ?? error)}\n`);
    process.exitCode = 1;
  }
}
