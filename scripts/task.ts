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
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  const mendable = error instanceof StartError || code.startsWith('ERR_PARSE_ARGS');
  return mendable ? error.message : (error.stack ?? error.message);
}
