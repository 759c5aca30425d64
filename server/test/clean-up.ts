import { afterAll, onTestFinished } from 'vitest';

/** Cleans up after the running test, or after the file when none is running; what was made last goes first. */
export function atEnd(work: () => Promise<void>) {
  try {
    onTestFinished(work);
  } catch {
    // It throws outside of a test, which nothing else tells.
    afterAll(work);
  }
}
