import type { ConsoleMessage, Page } from 'playwright-core';

export interface PageErrors {
  /** Allows errors that this test causes on purpose. */
  allow: (pattern: RegExp) => void;
  /** Throws when there were other errors. */
  throwIfAny: () => void;
}

/** Collects console errors, uncaught exceptions and violations of the content security policy. */
export function collectErrors(page: Page): PageErrors {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isRefusal(message)) return;
    errors.push(`${message.text()} (${message.location().url})`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    throwIfAny: () => {
      const left = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (left.length > 0) throw new Error(`Errors of ${page.url()}:\n${left.join('\n')}`);
    },
  };
}

/** The browser logs every 4xx response as an error. Those of the API and of a bank are shown to the person instead. */
function isRefusal(message: ConsoleMessage): boolean {
  return (
    /^Failed to load resource: .* status of 4\d\d /.test(message.text()) &&
    /^\/(api|sandbox)\/v1\//.test(new URL(message.location().url).pathname)
  );
}
