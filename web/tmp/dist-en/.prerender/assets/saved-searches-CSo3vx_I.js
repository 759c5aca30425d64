import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange } from './query-AAxsCU1Q.js';
import 'typebox';
import { useQuery } from '@tanstack/react-query';
// contract/src/saved-searches.ts
var listSearches = {
  method: 'GET',
  url: '/searches',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var saveSearch = {
  method: 'POST',
  url: '/searches',
  access: 'verified',
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeSearch = {
  method: 'PUT',
  url: '/searches/:id',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var openSearch = {
  method: 'PUT',
  url: '/searches/:id/opened',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var deleteSearch = {
  method: 'DELETE',
  url: '/searches/:id',
  access: 'verified',
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/saved-searches.ts
var useSearches = () =>
  useQuery({
    ...queryOf(listSearches),
    select: ({ searches }) => searches,
    staleTime: 6e4,
  });
var useSaveSearch = () => useChange((body) => call(saveSearch, { body }), listSearches);
var useChangeSearch = () =>
  useChange(
    ({ id, ...body }) =>
      call(changeSearch, {
        params: { id },
        body,
      }),
    listSearches,
  );
/** People who exist now are no longer new. */
var useOpenSearch = () => useChange((id) => call(openSearch, { params: { id } }));
var useDeleteSearch = () => useChange((id) => call(deleteSearch, { params: { id } }), listSearches);
export {
  useSearches as a,
  useSaveSearch as i,
  useDeleteSearch as n,
  useOpenSearch as r,
  useChangeSearch as t,
};
