import { blockMember, listBlocks, unblockMember } from '@kindred/contract/blocks';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/call.ts';
import { pagesOf } from './query.ts';

export const useBlocks = () => useInfiniteQuery(pagesOf(listBlocks, { query: { limit: 50 } }));

/** A block changes every list with members in it. */
function useBlockChange(change: (id: string) => Promise<unknown>) {
  return useMutation({
    mutationFn: change,
    // Not awaited: reading again can close the page that asked, and its own next step would be lost.
    onSuccess: (_data, _id, _before, { client }) => void client.invalidateQueries(),
  });
}

export const useBlock = () => useBlockChange((id) => call(blockMember, { params: { id } }));

export const useUnblock = () => useBlockChange((id) => call(unblockMember, { params: { id } }));

/** For a block that was made by another call. */
export function useReloadAfterBlock() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}
