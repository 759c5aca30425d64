import type { QueryClient } from '@tanstack/react-query';

type Listener = (client: QueryClient) => void;
const listeners = new Set<Listener>();

/** A listener fetches data about other people again. Data that was never loaded has none. */
export const onPreferencesChange = (listener: Listener) => void listeners.add(listener);

/** The member's preferences or profile changed, and with them the people they can see. */
export function preferencesChanged(client: QueryClient) {
  for (const listener of listeners) listener(client);
}
