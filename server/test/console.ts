import { afterEach, beforeEach, vi } from 'vitest';

// What is complained about on the console is a fault that nobody has looked at.
beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const complaints = vi.mocked(console.error).mock?.calls ?? [];
  if (complaints.length > 0) {
    throw new Error(`console.error was called: ${complaints.map(String).join('\n')}`);
  }
});
