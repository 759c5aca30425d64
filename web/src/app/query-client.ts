import { QueryClient, onlineManager } from '@tanstack/react-query';
import { readInvalidatedAgain } from '../api/read-again.ts';
import { isOnline, onConnection } from '../lib/connection.ts';
import { mayRetry, retryDelay } from '../lib/calls/retry.ts';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // TanStack counts failures from zero, mayRetry counts attempts from one.
      retry: (failures, error) => mayRetry(failures + 1, error),
      retryDelay: (failures) => retryDelay(failures + 1),
    },
    // Offline a change fails with a message, instead of waiting without one.
    mutations: { networkMode: 'always' },
  },
});

// Also a page that was opened without a connection notices that it is back.
onlineManager.setEventListener((setOnline) => {
  setOnline(isOnline());
  return onConnection(() => setOnline(isOnline()));
});

readInvalidatedAgain(queryClient);
