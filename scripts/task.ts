import { StartError } from '../server/src/errors.ts';

export function say(line: string) {
  process.stdout.write(`${line}\n`);
}

/** Runs a command of the operator. An error that the operator can fix is printed in one line. */
export async function runTask(task: () => Promise<void>) {
  // The launcher has ended. Without unref the channel to it would keep this process running.
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
