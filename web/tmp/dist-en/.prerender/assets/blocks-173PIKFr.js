import { t as call } from './call-DKXJHjxq.js';
import { t as leaveLists } from './leave-lists-jv83intC.js';
import { a as pagesOf } from './query-AAxsCU1Q.js';
import 'typebox';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
// contract/src/blocks.ts
var listBlocks = {
  method: 'GET',
  url: '/blocks',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var blockMember = {
  method: 'PUT',
  url: '/blocks/:id',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var unblockMember = {
  method: 'DELETE',
  url: '/blocks/:id',
  access: 'member',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/blocks.ts
var useBlocks = () => useInfiniteQuery(pagesOf(listBlocks, { query: { limit: 50 } }));
var useBlock = () => useMutation({ mutationFn: (id) => call(blockMember, { params: { id } }) });
var useUnblock = () =>
  useMutation({
    mutationFn: (id) => call(unblockMember, { params: { id } }),
    onSuccess: (_data, _id, _before, { client }) => void client.invalidateQueries(),
  });
/**
 * A block changes every list with members in it: the blocked member leaves them right away. It is for after the dialog, as
 * the lists can close the page that opened it.
 */
function useReloadAfterBlock() {
  const client = useQueryClient();
  return (id) => {
    leaveLists(client, id);
    const isAbout = ({ queryKey }) => JSON.stringify(queryKey).includes(id);
    client.invalidateQueries({
      predicate: isAbout,
      refetchType: 'none',
    });
    client.invalidateQueries({ predicate: (query) => !isAbout(query) });
  };
}
export {
  blockMember as a,
  useUnblock as i,
  useBlocks as n,
  useReloadAfterBlock as r,
  useBlock as t,
};
