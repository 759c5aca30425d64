import {
  type NewText,
  changeText,
  createText,
  deleteText,
  listTexts,
} from '@kindred/contract/desk/texts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/calls/call.ts';
import { queryOf, useChange } from '../query.ts';

/** All canned answers and reasons. */
export const useTexts = () =>
  useQuery({ ...queryOf(listTexts), select: ({ texts }) => texts, staleTime: 300_000 });

/** Changes the text of this id, or adds one. */
export const useSaveText = (id: string | null) =>
  useChange(
    (body: NewText) =>
      id ? call(changeText, { params: { id }, body }) : call(createText, { body }),
    listTexts,
  );

export const useDeleteText = () =>
  useChange((id: string) => call(deleteText, { params: { id } }), listTexts);
