import { onTestFinished } from 'vitest';

const work: (() => Promise<void>)[] = [];

/**
 * Runs this after the current test, or after the file when no test is running: at the top of a file, and in `beforeAll`.
 * The last to be registered runs first.
 */
export function atEnd(step: () => Promise<void>) {
  try {
    onTestFinished(step);
  } catch {
    // Outside of a test it throws, and there is no other way to find out.
    work.push(step);
  }
}

/** Each project's setup calls it after each file. */
export async function cleanUp() {
  const failures: unknown[] = [];
  for (let next = work.pop(); next; next = work.pop())
    await next().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'The file could not be cleaned up.');
}
