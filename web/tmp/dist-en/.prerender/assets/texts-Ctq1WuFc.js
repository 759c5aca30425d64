import './members-DaHwJcC0.js';
import './report-types-CGgzN0iD.js';
import './grounds-BDb33wAP.js';
import './sanctions-CWSQSu2b.js';
import { t as call } from './call-DKXJHjxq.js';
import { o as queryOf, s as useChange } from './query-AAxsCU1Q.js';
import 'typebox';
import { useQuery } from '@tanstack/react-query';
var listTexts = {
  method: 'GET',
  url: '/desk/texts',
  access: ['administrator', 'moderator', 'support'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var createText = {
  method: 'POST',
  url: '/desk/texts',
  access: ['administrator'],
  idempotent: true,
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var changeText = {
  method: 'PUT',
  url: '/desk/texts/:id',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
var deleteText = {
  method: 'DELETE',
  url: '/desk/texts/:id',
  access: ['administrator'],
  schema: { response: { 200: { required: ['success', 'data'] } } },
};
// web/src/api/desk/texts.ts
/** All canned answers and reasons. */
var useTexts = () =>
  useQuery({
    ...queryOf(listTexts),
    select: ({ texts }) => texts,
    staleTime: 3e5,
  });
/** Changes the text of this id, or adds one. */
var useSaveText = (id) =>
  useChange(
    (body) =>
      id
        ? call(changeText, {
            params: { id },
            body,
          })
        : call(createText, { body }),
    listTexts,
  );
var useDeleteText = () => useChange((id) => call(deleteText, { params: { id } }), listTexts);
export { useSaveText as n, useTexts as r, useDeleteText as t };
