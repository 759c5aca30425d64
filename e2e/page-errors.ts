import type { ConsoleMessage, Page } from 'playwright-core';

export interface Watch {
  /** Complaints that this test causes on purpose. */
  tolerate: (complaint: RegExp) => void;
  /** Throws when a page complained about anything else. */
  settle: () => void;
}

/** Listens for what a visitor never sees: console errors, uncaught errors, breaches of the policy. */
export function watch(page: Page): Watch {
  const complaints: string[] = [];
  const tolerated: RegExp[] = [];
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isRefusal(message)) return;
    complaints.push(`${message.text()} (${message.location().url})`);
  });
  return {
    tolerate: (complaint) => tolerated.push(complaint),
    settle: () => {
      const left = complaints.filter((text) => !tolerated.some((known) => known.test(text)));
      if (left.length > 0) throw new Error(`${page.url()} complained:\n${left.join('\n')}`);
    },
  };
}

/** The browser notes every answer of 4xx; our pages show those of the API to the person instead. */
function isRefusal(message: ConsoleMessage): boolean {
  return (
    /^Failed to load resource: .* status of 4\d\d /.test(message.text()) &&
    new URL(message.location().url).pathname.startsWith('/api/v1/')
  );
}
