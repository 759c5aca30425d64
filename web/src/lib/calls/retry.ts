import { hasStatus } from './call-error.ts';

const attempts = 3;
const baseDelay = 1000;

/** Whether to try again after this many failures. A response of 4xx is final. */
export function mayRetry(failures: number, error: unknown): boolean {
  return failures < attempts && !hasStatus(error, 400, 499);
}

/** Milliseconds to wait after the first, second, … failure. */
export function retryDelay(failures: number): number {
  return baseDelay * 2 ** (failures - 1);
}

export async function retry<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted || !mayRetry(failures, error)) throw error;
      await wait(retryDelay(failures), signal);
    }
  }
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
