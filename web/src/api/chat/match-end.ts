import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onLive } from '../../lib/live/live.ts';

/** Calls back when the match ends, but not on the page where the member ends it: that leads on as soon as it is done. */
export function useMatchEnd(id: string, onEnd: () => void) {
  const client = useQueryClient();
  const hear = useEffectEvent(({ memberId }: { memberId: string }) => {
    const isOwn = client.isMutating({ predicate: ({ state }) => state.variables === id }) > 0;
    if (memberId === id && !isOwn) onEnd();
  });
  useEffect(() => onLive('matchEnded', (event) => hear(event)), []);
}
