import {
  type OldPrice,
  type PriceMove,
  listOldPrices,
  listPriceMoves,
  movePrice,
  previewPriceMove,
  stopPriceMove,
} from '@kindred/contract/premium/price-moves';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type CallInput, callOnce } from '../../lib/calls/call.ts';
import { fetchData, pagesOf, queryOf, useChange } from '../query.ts';

export type { OldPrice, PriceMove };

export const useOldPrices = () => useQuery(queryOf(listOldPrices));

export const usePriceMoves = () =>
  useInfiniteQuery(pagesOf(listPriceMoves, { query: { limit: 20 } }));

type Preview = CallInput<typeof previewPriceMove>['query'];

/** What a move changes. While another day is typed, the amounts of the one before stay. */
export const usePricePreview = (query: Preview, enabled: boolean) =>
  useQuery({
    ...queryOf(previewPriceMove, { query }),
    enabled,
    placeholderData: keepPreviousData,
  });

type Move = CallInput<typeof movePrice>['body'];
export const useMovePrice = () =>
  useChange(
    (body: Move) => callOnce(movePrice, { body }),
    listOldPrices,
    listPriceMoves,
    previewPriceMove,
  );

export const useStopPriceMove = (id: string) =>
  useChange(() => fetchData(stopPriceMove, { params: { id } }), listOldPrices, listPriceMoves);
