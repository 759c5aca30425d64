import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { cleanUp } from './clean-up.ts';
import { seed } from './seed.ts';

// A failure is found again by the next run, and not only by the one that drew it.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

// An error on the console is a fault, even if every assertion holds.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const errors = vi.mocked(console.error).mock?.calls ?? [];
  if (errors.length > 0) {
    throw new Error(`console.error was called: ${errors.map(String).join('\n')}`);
  }
});

afterAll(cleanUp);
