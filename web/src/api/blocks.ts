import { blockMember, listBlocks, unblockMember } from '@kindred/contract/blocks';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { pagesOf } from './query.ts';

export const useBlocks = () => useInfiniteQuery(pagesOf(listBlocks, { query: { limit: 50 } }));

/** Somebody who is blocked, or no longer, changes every list there is. */
function useBlockChange(change: (id: string) => Promise<unknown>) {
  return useMutation({
    mutationFn: change,
    // Not waited for: the page that asked may go with it, and what it does next would go too.
    onSuccess: (_data, _id, _before, { client }) => void client.invalidateQueries(),
  });
}

export const useBlock = () => useBlockChange((id) => call(blockMember, { params: { id } }));

export const useUnblock = () => useBlockChange((id) => call(unblockMember, { params: { id } }));

/** For a block that another call made along the way. */
export function useReloadAfterBlock() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
