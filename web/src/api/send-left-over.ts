import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../lib/sessions/session.ts';
import { openStorage } from '../lib/storage.ts';
import { type UnsentName, unsentKey } from '../lib/unsent/unsent.ts';

interface Outbox {
  readonly name: UnsentName;
  readonly load: () => Promise<{ keepSending: (client: QueryClient) => void }>;
}

const outboxes: readonly Outbox[] = [
  { name: 'unsent-messages', load: () => import('./chat/unsent.ts') },
  { name: 'unsent-choices', load: () => import('./choices/outbox.ts') },
];

/** Messages and choices that were waiting when the page was closed are sent from the next page that is opened. */
export function useSendLeftOver() {
  const client = useQueryClient();
  useEffect(() => {
    const owner = session.get().user?._id ?? '';
    for (const { name, load } of outboxes)
      if (openStorage().getItem(unsentKey(name, owner)))
        void load().then(({ keepSending }) => keepSending(client));
  }, [client]);
}
