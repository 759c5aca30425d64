import { StartError } from '../server/src/errors.ts';

export function say(line: string) {
  process.stdout.write(`${line}\n`);
}

let stopping: AbortController | undefined;

/**
 * From now on a signal, or the end of the launcher, does not end the process but aborts what is returned: the task then cleans
 * up and ends. A terminal and the launchers send a signal several times.
 */
export function untilStopped(): AbortSignal {
  const controller = (stopping ??= new AbortController());
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => controller.abort());
  return controller.signal;
}

/** Runs a command of the operator. An error that the operator can fix is printed in one line. */
export async function runTask(task: () => Promise<void>) {
  // The launcher has ended. Without unref the channel to it would keep this process running.
  process.once('disconnect', () => (stopping ? stopping.abort() : process.exit(1)));
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
