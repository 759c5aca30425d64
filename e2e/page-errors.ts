import type { ConsoleMessage, Page } from 'playwright-core';

export interface PageErrors {
  /** Allows errors that this test causes on purpose. */
  allow: (pattern: RegExp) => void;
  /** Throws when there were other errors. */
  throwIfAny: () => void;
}

/** Collects console errors, uncaught exceptions and violations of the content security policy. */
export function collectErrors(page: Page): PageErrors {
  const errors: { text: string; url: string }[] = [];
  const allowed: RegExp[] = [];
  const note = (text: string) => errors.push({ text, url: page.url() });
  page.on('pageerror', (error) => note(`uncaught: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isRefusal(message)) return;
    note(`${message.text()} (${message.location().url})`);
  });
  return {
    allow: (pattern) => allowed.push(pattern),
    throwIfAny: () => {
      const left = errors.filter(({ text }) => !allowed.some((pattern) => pattern.test(text)));
      const received = left.map(({ text, url }) => `Error of ${url}:\n${text}`);
      if (received.length > 0) throw new Error(received.join('\n'));
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
