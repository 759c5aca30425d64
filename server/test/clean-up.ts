import { afterAll, onTestFinished } from 'vitest';

/** Runs this after the current test, or after the file when no test is running. The last to be registered runs first. */
export function atEnd(work: () => Promise<void>) {
  try {
    onTestFinished(work);
  } catch {
    // Outside of a test it throws, and there is no other way to find out.
    afterAll(work);
  }
}
